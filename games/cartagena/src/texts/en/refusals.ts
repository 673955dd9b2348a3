import { type GameTexts, line, plural } from '@quayside/texts'
import type { Cartagena } from '../../types.ts'
import { isDarkName, symbolName } from '../words.ts'

const cardWord = (card: unknown) => {
  const name = String(card ?? '')
  if (name === '') return 'those cards'
  return `${isDarkName(name) ? 'a dark ' : 'a '}${symbolName(name)} card`
}

export const refusals: GameTexts<Cartagena>['refusals'] = {
  notInHand: ({ detail }) => line`You do not hold ${cardWord(detail?.card)} for that.`,
  noPirateThere: () => line`No such pirate stands there.`,
  alreadyHome: () => line`That pirate has already arrived.`,
  shipAway: () => line`The ship lies at the other shore.`,
  shipFull: () => line`Not enough room: the ship takes three of a colour.`,
  shipNotThere: () => line`The ship has not reached Tortuga; nobody can land.`,
  nothingBehind: () => line`No space behind that pirate holds one or two pirates.`,
  notFromStart: () => line`A pirate that has not set out cannot fall back.`,
  noBackward: () => line`In this game cards are drawn by Morgan's rule only.`,
  noMorgan: () => line`Morgan's rule is not in use.`,
  ownPirate: () => line`Morgan pushes somebody else's pirate, not your own.`,
  noSuchSeat: () => line`Nobody sits there.`,
  notPushable: () => line`A pirate cannot be pushed from there.`,
  onlyStory: () => line`The ship sails in the whole story only.`,
  shipEmpty: () => line`Nobody is aboard, so the ship stays.`,
  shipNeedsOwn: () => line`One of your own pirates must be aboard.`,
  nobodyInCartagena: () => line`None of your pirates waits in Cartagena for the ship.`,
  notCaptain: () => line`Only a captain sails for free.`,
  tooLateForFree: () => line`The free voyage comes before the first action, once.`,
  handNotEmpty: () => line`Only an empty hand may skip the turn for a card.`,
  turnBegun: () => line`Your turn has begun; it can no longer be skipped.`,
  mustAct: () => line`Take at least one action.`,
  noMagic: () => line`Black Magic Woman is not in use.`,
  noOutlaws: () => line`Nobody has to discard now.`,
  emptyHand: () => line`That hand is empty.`,
  ownHand: () => line`Choose somebody else's hand.`,
  needsTwoActions: () => line`The hook takes two actions.`,
  needsTwoPirates: () => line`Two of your pirates must share that space.`,
  notOnSpace: () => line`The hook works from a space with a symbol only.`,
  needsTwoParrots: () => line`It takes two parrot cards from your hand.`,
  noToken: () => line`No closed chest lies there.`,
  discardFirst: () => line`Discard down to seven first.`,
  badDiscard: ({ detail }) => line`Exactly ${plural(Number(detail?.many), 'card')} must go.`,
  chooseFirst: () => line`Finish what you are looking at first.`,
  notSeen: () => line`That card is not among those you see.`,
  badShare: ({ detail }) => line`Exactly ${plural(Number(detail?.many), 'card')} must leave your hand.`,
}
