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
import type { Good } from '../content.ts'
import type { Carthage } from '../types.ts'
import { harbour } from './en/harbour.ts'
import { goodOf, goodOfLetter, lowestPriceFor, priceFor, sumInHand } from './words.ts'

const { series } = listsIn('en')

const PORTS = ['Alexandria', 'Marmarica', 'Cyrenaica', 'Greater Syrtis', 'Lesser Syrtis', 'Carthage']
const port = (index: number) => PORTS[index] ?? '?'

const cardText = (card: string): Part => icon(`card:${card}`, `${goodOf(card)} ${card.slice(1)}`)
const cards = (list: readonly string[]): Line => series(list.map(cardText))
const ship = (good: Good): Part => icon(`ship:${good}`, `the ${good} ship`)
const goods = (list: readonly string[]): Line => series(list.map((good) => icon(`good:${good}`, good)))
const tokenWords = (letters: readonly string[]) => goods(letters.map(goodOfLetter))

export const en: GameTexts<Carthage> = {
  ...harbour,
  colours: { white: 'White', pink: 'Pink', grey: 'Grey', tan: 'Light brown' },
  options: {
    mode: {
      title: 'Mode',
      explain:
        'Standard has the double action and token discounts. Classic has reservations and token bonuses instead.',
      values: { standard: 'Standard', classic: 'Classic' },
    },
    arrivals: {
      title: 'Several ships arrive',
      explain:
        'Together: all goods are sold and all tokens given before one check for the end. Alone: one ship after another, each with its own check.',
      values: { together: 'Settled together', alone: 'Each settled alone' },
    },
  },
  events: {
    turnBegan: () => null,
    took: (e) =>
      e.reserved
        ? line`${seat(e.seat)} takes the reserved ${cardText(e.card)} as coins.`
        : line`${seat(e.seat)} takes ${cardText(e.card)} as coins.`,
    reserved: (e) => line`${seat(e.seat)} reserves ${cardText(e.card)} in the ${e.zone}.`,
    doubled: (e) => line`${seat(e.seat)} uses the double action.`,
    bought: (e) =>
      e.tokens.length > 0
        ? line`${seat(e.seat)} buys ${cards(e.cards)} for ${strong(e.price)} and turns ${plural(e.tokens.length, 'token')} over.`
        : line`${seat(e.seat)} buys ${cards(e.cards)} for ${strong(e.price)}.`,
    sailed: (e) =>
      e.to === 5
        ? line`${ship(e.good)} reaches Carthage.`
        : line`${ship(e.good)} sails ${plural(e.to - e.from, 'step')} to ${port(e.to)}.`,
    payday: (e) => line`Payday for ${goods(e.goods)}.`,
    sold: (e) => {
      const sum =
        e.bonus > 0
          ? `(${e.price - e.bonus} + ${e.bonus}) × ${e.cards.length} = ${e.score}`
          : `${e.price} × ${e.cards.length} = ${e.score}`
      const round = e.rounded === e.score ? '' : `, rounded to ${e.rounded}`
      return line`${seat(e.seat)} sells ${goods([e.good])}: ${sum}${round}: ${strong(`${e.points} VP`)}.`
    },
    pointDrawn: (e) =>
      e.counted
        ? line`${seat(e.seat)} counts a point without a card: no card is left.`
        : line`${seat(e.seat)} lays an unseen card from the pile as a point.`,
    tokenGained: (e) => line`${seat(e.seat)} gains a ${e.good} token and now has ${e.owned}.`,
    raid: (e) => line`Pirates raid ${goods(e.goods)}.`,
    stored: (e) => line`${seat(e.seat)} plays ${cards(e.played)} and stores ${cards(e.cards)}.`,
    lost: (e) => line`${seat(e.seat)} loses ${cards(e.cards)} to the pirates.`,
    returned: (e) => line`${ship(e.good)} returns to ${port(e.to)}.`,
    farmToMarket: (e) =>
      e.cards.length > 0 ? line`The farm's ${plural(e.cards.length, 'card')} move up to the market.` : null,
    dealt: () => null,
    reshuffled: (e) => line`The ${plural(e.cards, 'discarded card')} are shuffled into a new pile.`,
    passed: (e) => line`${seat(e.seat)} has no card to touch and passes.`,
    ended: (e) =>
      e.reason === 'tokens'
        ? line`Eight tokens: the game ends.`
        : line`No card is left for anybody: the game ends.`,
  },
  refusals: {
    cardNotThere: ({ detail }) => line`There is no free ${String(detail?.card)} there.`,
    cardReserved: () => line`That card lies under a reservation piece.`,
    nothingToBuy: () => line`The market has nothing you could buy.`,
    notInHand: ({ detail }) => line`You do not hold ${String(detail?.card)} that often.`,
    tooLittlePaid: ({ detail }) =>
      line`${Number(detail?.short)} short: the market costs ${Number(detail?.price)}, you pay ${Number(detail?.paid)}.`,
    noSuchToken: ({ detail }) => line`You have no ${String(detail?.good)} token left to turn over.`,
    tokenWithoutCard: ({ detail }) =>
      line`The market has no more ${String(detail?.good)} card for that token.`,
    noTokensInClassic: () => line`Tokens give no discount in classic mode.`,
    pieceUsed: () => line`Your double action is used up.`,
    doubleNothingLeft: () => line`Nothing would be left to buy after the take.`,
    doubleTooDear: () => line`You could not pay for the rest after taking that card.`,
    onlyStandard: () => line`There is no double action in classic mode.`,
    onlyClassic: () => line`Cards are reserved in classic mode only.`,
    pieceOut: () => line`Your reservation piece already lies on a card.`,
    alreadyReserved: () => line`That card is already reserved.`,
    noIcon: ({ detail }) => line`${String(detail?.card)} has no warehouse icon.`,
    tooFewIcons: ({ detail }) =>
      line`${Number(detail?.icons)} icons cannot store ${Number(detail?.kept)} cards.`,
    playsTooMany: () => line`Every card you play must store at least one card.`,
    notExposed: ({ detail }) => line`${String(detail?.card)} is not exposed to this raid.`,
    mustBuyNow: () => line`You have taken your card; now you must buy.`,
    raidFirst: () => line`Decide first what you store from the pirates.`,
  },
  actions: {
    take: (a) => (a.reserved ? line`Take your reserved ${cardText(a.card)}` : line`Take ${cardText(a.card)}`),
    buy: (a, view) => {
      const price = priceFor(view, a.tokens)
      const paid = a.pay.length > 0 ? line`, paying ${cards(a.pay)}` : line``
      const tokens = a.tokens.length > 0 ? line`, turning ${tokenWords(a.tokens)}` : line``
      return line`Buy for ${price}${paid}${tokens}`
    },
    double: (a) => line`Double action: take ${cardText(a.card)}, then buy`,
    reserve: (a) => line`Reserve ${cardText(a.card)} in the ${a.zone}`,
    protect: (a) =>
      a.keep.length === 0
        ? line`Let all go`
        : line`Store ${plural(a.keep.length, 'card')}: ${cards(a.keep)}, playing ${cards(a.play)}`,
  },
  kinds: {
    take: 'Take coins',
    buy: 'Buy the market',
    double: 'Double action',
    reserve: 'Reserve',
    protect: 'Protect goods',
  },
  prompt(view) {
    const { shown, viewer } = view
    const { phase } = shown
    if (phase.type === 'over') return line`The game is over.`
    if (phase.type === 'protect') {
      if (phase.seat === viewer) return line`Raid on ${goods(shown.raided)}: what do you store?`
      return line`${seat(phase.seat)} decides what to store from the pirates.`
    }
    if (phase.type === 'refill') return line`Fresh cards come to the market.`
    if (phase.type === 'points') return line`Unseen cards pay for the sale.`
    if (shown.turn !== viewer) return line`${seat(shown.turn)} is to move.`
    if (phase.type === 'doubleBuy') return line`Now buy the rest for ${priceFor(view, [])}.`
    const price = priceFor(view, [])
    const sum = sumInHand(view)
    if (sum >= price) return line`Your turn. Buy the market for ${price}?`
    const lowest = lowestPriceFor(view)
    return sum >= lowest
      ? line`Your turn. Buy the market for ${lowest} with tokens?`
      : line`Your turn. Take a card, or save for ${price}.`
  },
  position(view) {
    const { shown } = view
    const slot = (s: { card: string; by: number | null }): Line =>
      s.by === null ? [cardText(s.card)] : line`${cardText(s.card)} (${seat(s.by)})`
    return [
      {
        heading: line`Route`,
        lines: Object.entries(shown.ships).map(
          ([good, at]) =>
            line`${ship(good as Good)}: ${port(at)}${at === 3 || at === 4 ? ', pirate waters' : ''}`,
        ),
      },
      { heading: line`Market, ${priceFor(view, [])}`, lines: [series(shown.market.map(slot), 'row')] },
      { heading: line`Farm`, lines: [series(shown.farm.map(slot), 'row')] },
      ...shown.seats.map((one, index) => ({
        heading: line`${seat(index)}`,
        lines: [
          one.hand ? line`Hand: ${cards(one.hand)}` : line`Hand: ${plural(one.handSize, 'card')}`,
          line`Stock: ${one.stock.length > 0 ? cards(one.stock) : line`none`}${one.stored.length > 0 ? line`; stored: ${cards(one.stored)}` : line``}`,
          line`Tokens ${one.tokenCount}/8: ${one.tokens.up.length > 0 ? tokenWords(one.tokens.up) : line`none open`}${one.tokens.used.length > 0 ? line`; used: ${tokenWords(one.tokens.used)}` : line``}`,
          one.points === null
            ? line`Points: ${one.thickness === 0 ? 'none' : `a pile ${plural(one.thickness, 'finger')} thick`}`
            : line`Points: ${one.points}`,
        ],
      })),
    ]
  },
  endings: { tokens: 'somebody owned eight tokens', exhausted: 'no card was left for anybody' },
  dividesLog(event) {
    return event.type === 'turnBegan' ? { roundOf: event.seat } : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    if (!one || one.points === null) return []
    return [line`${strong(`${one.points} VP`)}`, line`${plural(one.tokenCount, 'token')} (only for ties)`]
  },
  decidedBy({ shown }, first, second) {
    const many = (seat: number) => shown.seats[seat]?.tokenCount ?? 0
    return `the number of tokens (${many(first)} to ${many(second)})`
  },
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    return one ? [{ name: 'Tokens', value: one.tokenCount }] : []
  },
}
