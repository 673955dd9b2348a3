import {
  type GameTexts,
  icon,
  type Line,
  line,
  listsIn,
  type Part,
  plural,
  seat,
  strong,
} from '@quayside/texts'
import type { Moved } from '../events.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import { harbour } from './en/harbour.ts'
import { optionGroups, options } from './en/options.ts'
import { refusals } from './en/refusals.ts'
import {
  type CartagenaView,
  grouped,
  handOf,
  isDarkName,
  landingOf,
  pathOf,
  type Stop,
  sum,
  symbolName,
} from './words.ts'

const { series, row } = listsIn('en')

const PLACE = { prison: 'the prison', wreck: 'the wreck', ship: 'the ship', cove: 'the cove' }
const place = (where: Place): string => (typeof where === 'number' ? `space ${where}` : PLACE[where])

const cardText = (card: string): Part =>
  icon(`card:${card}`, isDarkName(card) ? `dark ${symbolName(card)}` : symbolName(card))
const cards = (list: readonly string[]): Line =>
  series(
    grouped(list).map(([card, many]) =>
      many > 1 ? line`${cardText(card)} ×${many}` : line`${cardText(card)}`,
    ),
  )
const symbol = (letter: string): Part => icon(`symbol:${letter}`, symbolName(letter))

function moved(e: Moved): Line {
  const over = e.jumped.length > 0 ? ` past ${row(e.jumped)}` : ''
  const worth = e.cards > 0 ? `, worth ${plural(e.cards, 'card')}` : ''
  const way = `${place(e.from)} to ${place(e.to)}${over}`
  if (e.way === 'morgan') return line`${seat(e.by)} pushes a pirate of ${seat(e.owner)} from ${way}${worth}.`
  if (e.way === 'snake') return line`A snake: ${seat(e.by)} flees from ${way}.`
  if (e.way === 'backward') return line`${seat(e.by)} falls back from ${way}${worth}.`
  return e.pirates === 2
    ? line`${seat(e.by)} moves two pirates from ${way}.`
    : line`${seat(e.by)} moves from ${way}.`
}

/** Where a pirate goes, and what that brings. */
function thither(action: Action, view: CartagenaView): string {
  const to = landingOf(action, view)
  return to ? ` to ${place(to.to)}${to.cards > 0 ? `, draw ${to.cards}` : ''}` : ''
}

const onTo = (action: Action, view: CartagenaView) => thither(action, view).trim() || 'on'

function standing({ place: where, symbol: letter, pirates, token }: Stop): Line {
  const who = series(
    pirates.map(({ seat: one, many }) => line`${seat(one)}${many > 1 ? ` ×${many}` : ''}`),
    'row',
  )
  const sign = letter ? line` ${symbol(letter)}` : line``
  return line`${place(where)}${sign}${token ? ' (closed chest)' : ''}: ${pirates.length > 0 ? who : 'free'}`
}

export const en: GameTexts<Cartagena> = {
  ...harbour,
  colours: { red: 'Red', green: 'Green', yellow: 'Yellow', blue: 'Blue', black: 'Black' },
  options,
  optionGroups,
  layout: {
    title: 'Board code',
    explain: 'Boards to play again: paste their code here. Left empty, they are laid as chosen above.',
    of: ({ shown }) => shown.boards.join(','),
  },
  events: {
    turnBegan: (e) => (e.captain ? line`${seat(e.seat)} is captain.` : null),
    played: (e) => {
      if (e.use === 'forward') return line`${seat(e.seat)} plays ${cards(e.cards)}.`
      if (e.use === 'parrot')
        return line`Black Magic Woman: ${seat(e.seat)} plays two parrots as ${symbol(e.as)}.`
      if (e.use === 'pair')
        return line`Black Magic Woman: ${seat(e.seat)} hooks two pirates with ${cards(e.cards)}.`
      return line`Black Magic Woman: ${seat(e.seat)} plays ${cards(e.cards)} for its power.`
    },
    darkPlayed: (e) => line`A dark card: all but ${seat(e.seat)} go down to seven cards.`,
    discarded: (e) => line`${seat(e.seat)} discards ${cards(e.cards)}.`,
    moved,
    snakeHeld: (e) => line`A snake, but ${seat(e.seat)} has nowhere to flee from ${place(e.at)}.`,
    sailed: (e) =>
      line`${seat(e.seat)} sails to ${e.to === 'tortuga' ? 'Tortuga' : 'Cartagena'}${e.free ? ' as captain, for free' : ''}.`,
    drew: (e) =>
      e.card ? line`${seat(e.seat)} draws ${cardText(e.card)}.` : line`${seat(e.seat)} draws a card.`,
    saw: (e) =>
      e.card
        ? line`${seat(e.seat)} looks at ${cardText(e.card)} from the deck.`
        : line`${seat(e.seat)} looks at a card of the deck.`,
    deckEmpty: (e) => line`No card is left: ${seat(e.seat)} goes without ${plural(e.missing, 'card')}.`,
    reshuffled: (e) =>
      e.cards === 1
        ? line`The one discarded card is the new deck.`
        : line`The ${e.cards} discarded cards are shuffled into a new deck.`,
    lookedAt: (e) =>
      e.hand
        ? line`${seat(e.seat)} sees the hand of ${seat(e.target)}: ${cards(e.hand)}.`
        : line`${seat(e.seat)} looks at the hand of ${seat(e.target)}.`,
    taken: (e) =>
      e.card
        ? line`${seat(e.seat)} takes ${cardText(e.card)} from ${seat(e.target)}.`
        : line`${seat(e.seat)} takes a card from ${seat(e.target)}.`,
    given: (e) =>
      e.card
        ? line`${seat(e.seat)} gives ${cardText(e.card)} to ${seat(e.to)}.`
        : line`${seat(e.seat)} gives a card to ${seat(e.to)}.`,
    kept: (e) =>
      e.cards
        ? line`${seat(e.seat)} keeps ${e.cards.length > 0 ? cards(e.cards) : 'nothing'}.`
        : line`${seat(e.seat)} keeps ${plural(e.many, 'card')}.`,
    putBack: (e) => {
      if (e.many === 0) return null
      if (!e.cards) return line`${seat(e.seat)} puts ${plural(e.many, 'card')} back on the deck.`
      return line`${seat(e.seat)} puts back, top first: ${series(e.cards.map(cardText), 'row')}.`
    },
    opened: (e) => {
      if (e.face === 'snake') return line`${seat(e.seat)} opens the chest on ${place(e.at)}: a snake.`
      if (e.face === 'blank') return line`${seat(e.seat)} opens the chest on ${place(e.at)}: empty.`
      return line`${seat(e.seat)} opens the chest on ${place(e.at)}: ${strong(plural(Number(e.face), 'card'))}.`
    },
    tokensMixed: (e) => line`The chests are mixed and laid out again: ${plural(e.placed, 'token')}.`,
    skipped: (e) => line`${seat(e.seat)} skips the turn for a card.`,
    turnEnded: () => null,
    ended: (e) =>
      e.winner === null
        ? line`The last round is over: nobody has escaped.`
        : line`All pirates of ${seat(e.winner)} are home.`,
  },
  refusals,
  actions: {
    forward: (a, view) => line`${cardText(a.card)} from ${place(a.from)}: go ${onTo(a, view)}`,
    backward: (a, view) => line`Back from ${place(a.from)}${thither(a, view)}`,
    morgan: (a, view) => line`Push ${seat(a.seat)} from ${place(a.from)}${thither(a, view)}`,
    ship: (_, { shown }) => line`Sail to ${shown.ship === 'cartagena' ? 'Tortuga' : 'Cartagena'}`,
    freeShip: () => line`Sail free, as captain`,
    gun: (a) => line`${cardText(a.card)}, power: look at ${seat(a.target)}'s hand`,
    rum: (a) => line`${cardText(a.card)}, power: a round for everybody`,
    lantern: (a) => line`${cardText(a.card)}, power: look at four cards of the deck`,
    chest: (a) => line`${cardText(a.card)}, power: open the chest on ${place(a.from)}`,
    parrot: (a, view) =>
      line`${cards(a.cards)} as ${symbol(a.as)}, from ${place(a.from)}: go ${onTo(a, view)}`,
    pair: (a, view) =>
      line`${cardText(a.hook)}, power: move two together from ${place(a.from)}${thither(a, view)}, with ${cards(a.cards)}${a.as ? line` as ${symbol(a.as)}` : line``}`,
    skipDraw: () => line`Skip turn, draw 1`,
    endTurn: () => line`End turn`,
    discard: (a) => line`Discard ${plural(a.cards.length, 'card')}: ${cards(a.cards)}`,
    take: (a) => line`Take the ${cardText(a.card)}`,
    share: (a) =>
      a.give.length === 0
        ? line`Share out: keep all`
        : line`Share out, clockwise: ${series(a.give.map(cardText), 'row')}`,
    keep: (a) =>
      a.top.length === 0
        ? line`Keep one, put back none: ${cardText(a.card)}`
        : line`Keep one, ${cardText(a.card)}; put back on the deck: ${series(a.top.map(cardText), 'row')}`,
  },
  kinds: {
    forward: 'Move forward',
    backward: 'Fall back',
    morgan: "Morgan's push",
    ship: 'Sail',
    freeShip: "Captain's voyage",
    gun: 'Gun',
    rum: 'Rum',
    lantern: 'Lantern',
    chest: 'Chest',
    parrot: 'Parrots',
    pair: 'Hook',
    skipDraw: 'Skip for a card',
    endTurn: 'End turn',
    discard: 'Discard',
    take: 'Take a card',
    share: 'Share the rum',
    keep: 'Keep a card',
  },
  prompt({ shown, viewer }) {
    const { phase } = shown
    const mine = shown.turn === viewer
    switch (phase.type) {
      case 'over':
        return line`The game is over.`
      case 'discard':
        return phase.seat === viewer
          ? line`A dark card was played: discard ${phase.due}.`
          : line`${seat(phase.seat)} discards down to seven.`
      case 'draw':
        return line`${seat(phase.seat)} draws.`
      case 'token':
        return line`A chest is opened.`
      case 'take':
        return mine
          ? line`Take one card from ${seat(phase.target)}.`
          : line`${seat(shown.turn)} looks at the hand of ${seat(phase.target)}.`
      case 'share':
        return mine ? line`Who gets which card?` : line`${seat(shown.turn)} pours rum for everybody.`
      case 'keep':
        return mine ? line`Keep one card and order the others.` : line`${seat(shown.turn)} looks at the deck.`
      default:
        if (!mine) return line`${seat(shown.turn)} is to move.`
        if (shown.freeShip)
          return line`Your turn, captain: ${plural(shown.actionsLeft, 'action')}, and a free voyage.`
        return line`Your turn: ${plural(shown.actionsLeft, 'action')} left.`
    }
  },
  position(view) {
    const { shown } = view
    const hand = handOf(view)
    const stops = pathOf(shown).filter(
      (stop, i, all) => stop.pirates.length > 0 || stop.token || i === all.length - 1,
    )
    const ship =
      shown.ship === null ? [] : [line`Ship at ${shown.ship === 'tortuga' ? 'Tortuga' : 'Cartagena'}`]
    const { stacked, mixed, under } = shown.deck
    return [
      { heading: line`Way`, lines: [...ship, ...stops.map(standing)] },
      {
        heading: line`Symbols`,
        lines: [
          line`${pathOf(shown)
            .flatMap((stop) => stop.symbol ?? [])
            .join(' ')}`,
        ],
      },
      {
        heading: line`Cards`,
        lines: [
          line`Deck ${stacked + mixed + under}, discarded ${sum(shown.discard)}`,
          ...(hand.length > 0 ? [line`Your hand: ${cards(hand)}`] : []),
          ...(shown.look && shown.look.length > 0 ? [line`You look at: ${cards(shown.look)}`] : []),
        ],
      },
      ...shown.seats.map((one, i) => ({
        heading: line`${seat(i)}`,
        lines: [
          line`Home ${one.home}/${one.pirates.length}, ${plural(one.handSize, 'card')}`,
          ...(one.hand && i !== view.viewer
            ? [line`Hand: ${one.hand.length > 0 ? cards(one.hand) : 'none'}`]
            : []),
        ],
      })),
    ]
  },
  endings: { home: 'all pirates of one player were home', cap: 'the last round was over' },
  // The card was the deed.
  followsInLog(event) {
    return event.type === 'moved' && event.way === 'forward'
  },
  dividesLog({ type }) {
    return type === 'turnEnded' ? 'after' : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    return one ? [line`${strong(one.home)} of ${one.pirates.length} pirates home`] : []
  },
  decidedBy: () => 'how far all pirates are',
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    return one ? [{ name: 'Cards left', value: one.handSize }] : []
  },
}
