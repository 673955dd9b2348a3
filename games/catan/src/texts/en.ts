import type { View } from '@quayside/rules-kit'
import { type GameTexts, type Line, line, listsIn, plural, seat, strong } from '@quayside/texts'
import { CARDS } from '../content.ts'
import { islandCode } from '../island-code.ts'
import type { Catan, FirstRoll } from '../types.ts'
import { harbour } from './en/harbour.ts'
import { optionGroups, options } from './en/options.ts'
import { refusals } from './en/refusals.ts'
import { corner, edge, hex, speak, sum } from './words.ts'

const { series, row } = listsIn('en')

const { resource, card, five } = speak(
  series,
  {
    resources: { lumber: 'lumber', brick: 'brick', wool: 'wool', wheat: 'wheat', ore: 'ore' },
    cards: {
      knight: 'Knight',
      roads: 'Road Building',
      discovery: 'Discovery',
      monopoly: 'Monopoly',
      point: 'victory point',
    },
    none: 'nothing',
  },
  (many, what) => line`${many} ${what}`,
)

const seats = (list: readonly number[]): Line => series(list.map(seat))

export const en: GameTexts<Catan> = {
  ...harbour,
  colours: { blue: 'Blue', white: 'White', orange: 'Orange', red: 'Red' },
  options,
  optionGroups,
  layout: {
    title: 'Island code',
    explain: 'An island to play again: paste its code here. Left empty, the island is laid as chosen above.',
    of: ({ shown }) => islandCode(shown),
  },
  opening: ({ shown }) => (shown.firstRolls ? [firstRolls(shown.firstRolls)] : []),
  events: {
    roadBuilt: (e) =>
      e.free
        ? line`${seat(e.seat)} lays a free road on ${edge(e.edge)}.`
        : line`${seat(e.seat)} builds a road on ${edge(e.edge)}.`,
    settlementBuilt: (e) => line`${seat(e.seat)} builds a settlement on ${corner(e.vertex)}.`,
    cityBuilt: (e) => line`${seat(e.seat)} turns ${corner(e.vertex)} into a city.`,
    firstCards: (e) => line`${seat(e.seat)} starts with ${five(e.cards)}.`,
    turnBegan: () => null,
    rolled: (e) => line`${seat(e.seat)} rolls ${strong(sum(e.dice))} (${e.dice[0]} + ${e.dice[1]}).`,
    produced(e) {
      const gains = e.gains.flatMap((gain, i) => (sum(gain) > 0 ? [line`${seat(i)} ${five(gain)}`] : []))
      const paid = gains.length > 0 ? series(gains, 'row') : line`Nobody gets anything`
      const short = series(e.short.map(resource))
      return e.short.length > 0 ? line`${paid}. The bank is short of ${short}.` : line`${paid}.`
    },
    mustDiscard(e) {
      const due = e.due.flatMap((many, i) => (many > 0 ? [line`${seat(i)} ${many}`] : []))
      return line`Too many cards: ${series(due, 'row')} to put down.`
    },
    discardChosen: (e) => line`${seat(e.seat)} has chosen ${plural(e.many, 'card')} to put down.`,
    discarded: (e) => line`${seat(e.seat)} puts down ${five(e.cards)}.`,
    robberMoved: (e) => line`${seat(e.seat)} moves the robber to ${hex(e.to)}.`,
    stolen: (e) =>
      e.resource === null
        ? line`${seat(e.seat)} steals a card from ${seat(e.victim)}.`
        : line`${seat(e.seat)} steals ${resource(e.resource)} from ${seat(e.victim)}.`,
    cardBought: (e) =>
      e.card === null
        ? line`${seat(e.seat)} buys a development card; ${e.left} are left.`
        : line`${seat(e.seat)} buys a development card: ${card(e.card)}; ${e.left} are left.`,
    knightPlayed: (e) => line`${seat(e.seat)} plays a knight, number ${e.knights}.`,
    roadsPlayed: (e) => line`${seat(e.seat)} plays Road Building.`,
    roadSkipped: (e) => line`${seat(e.seat)} does without the second road.`,
    discoveryPlayed: (e) => line`${seat(e.seat)} plays Discovery and takes ${five(e.cards)}.`,
    monopolyPlayed: (e) =>
      line`${seat(e.seat)} plays Monopoly on ${resource(e.resource)} and gets ${strong(sum(e.taken))}.`,
    maritimeTraded: (e) =>
      line`${seat(e.seat)} trades ${e.many} ${resource(e.give)} with the bank for ${resource(e.get)}.`,
    offered: (e) => line`${seat(e.seat)} offers ${seats(e.to)} ${five(e.give)} for ${five(e.get)}.`,
    answered: (e) => (e.accept ? line`${seat(e.seat)} would accept.` : line`${seat(e.seat)} declines.`),
    countered: (e) => line`${seat(e.seat)} would give ${five(e.give)} for ${five(e.get)} instead.`,
    withdrawn: (e) => line`${seat(e.seat)} takes the word back.`,
    offerClosed: (e) => line`Nobody takes the offer of ${seat(e.seat)}.`,
    traded: (e) => line`${seat(e.seat)} gives ${seat(e.with)} ${five(e.give)} for ${five(e.get)}.`,
    longestRoad: (e) =>
      e.holder === null
        ? line`The Longest Road belongs to nobody for now.`
        : line`${seat(e.holder)} holds the Longest Road with ${strong(e.length)}.`,
    largestArmy: (e) => line`${seat(e.holder)} has the Largest Army with ${strong(e.knights)} knights.`,
    turnEnded: (e) => line`${seat(e.seat)} ends the turn.`,
    won: (e) =>
      e.pointCards > 0
        ? line`${seat(e.seat)} shows ${plural(e.pointCards, 'point card')} and wins with ${strong(e.points)} points.`
        : line`${seat(e.seat)} wins with ${strong(e.points)} points.`,
    capped: (e) => line`After ${e.rounds} rounds the game ends without a winner.`,
  },
  refusals,
  actions: {
    settle: (a) => line`Settlement on ${corner(a.vertex)}`,
    road: (a) => line`Road on ${edge(a.edge)}`,
    city: (a) => line`City on ${corner(a.vertex)}`,
    roll: () => line`Roll the dice`,
    discard: (a) => line`Put down ${five(a.cards)}`,
    robber: (a) =>
      a.victim === null
        ? line`Robber to ${hex(a.hex)}`
        : line`Robber to ${hex(a.hex)}, rob ${seat(a.victim)}`,
    buyCard: () => line`Buy a development card`,
    playKnight: () => line`Play a knight`,
    playRoads: () => line`Play Road Building`,
    playDiscovery: (a) => line`Discovery: take ${five(a.cards)}`,
    playMonopoly: (a) => line`Monopoly: all ${resource(a.resource)}`,
    maritime(a, view) {
      const rates = view.shown.seats[Number(view.viewer)]?.rates ?? [4, 4, 4, 4, 4]
      const rate = rates[['lumber', 'brick', 'wool', 'wheat', 'ore'].indexOf(a.give)] ?? 4
      return line`Bank: ${rate} ${resource(a.give)} for ${resource(a.get)}`
    },
    offer: (a) => line`Offer to ${seats(a.to)}: ${five(a.give)} for ${five(a.get)}`,
    answer: (a) => (a.accept ? line`Accept` : line`Decline`),
    counter: (a) => line`Counter: ${five(a.give)} for ${five(a.get)}`,
    settleTrade: (a) => line`Trade with ${seat(a.with)}`,
    withdraw: () => line`Take back`,
    skipRoad: () => line`No second road`,
    endTurn: () => line`End turn`,
  },
  kinds: {
    settle: 'Build a settlement',
    road: 'Build a road',
    city: 'Build a city',
    roll: 'Roll',
    discard: 'Put cards down',
    robber: 'Move the robber',
    buyCard: 'Buy a card',
    playKnight: 'Knight',
    playRoads: 'Road Building',
    playDiscovery: 'Discovery',
    playMonopoly: 'Monopoly',
    maritime: 'Trade with the bank',
    offer: 'Offer a trade',
    answer: 'Answer',
    counter: 'Counter-offer',
    settleTrade: 'Close the trade',
    withdraw: 'Take back',
    skipRoad: 'Skip the road',
    endTurn: 'End turn',
  },
  prompt(view) {
    const { shown, viewer } = view
    const { phase, turnSeat } = shown
    if (phase.type === 'over') return line`The game is over.`
    if (phase.type === 'discard') {
      const due = viewer === 'watcher' || phase.chosen[viewer] ? 0 : (phase.due[viewer] ?? 0)
      return due > 0 ? line`A seven: put down ${plural(due, 'card')}.` : line`Others put cards down.`
    }
    if (phase.type === 'rolling') return line`The dice roll.`
    if (phase.type === 'stealing') return line`A card changes hands.`
    if (phase.type === 'drawing') return line`A card is drawn.`
    if (turnSeat !== viewer) {
      const { offer } = shown.trade
      return offer && viewer !== 'watcher' && offer.to.includes(viewer)
        ? line`${seat(turnSeat)} offers ${five(offer.give)} for ${five(offer.get)}.`
        : line`${seat(turnSeat)} is to move.${rolls(view)}`
    }
    switch (phase.type) {
      case 'openingSettle':
        return line`Place a settlement.${rolls(view)}`
      case 'openingRoad':
        return line`Place a road at your settlement.`
      case 'preRoll':
        return line`Your turn. Roll the dice.`
      case 'robber':
        return line`Move the robber to another hex.`
      case 'freeRoads':
        return line`Lay ${plural(phase.left, 'free road')}.`
      default:
        return line`Trade, build, or end the turn.`
    }
  },
  position(view) {
    const { shown } = view
    return [
      {
        heading: line`Island`,
        lines: shown.hexes.map((one) => {
          const what =
            one.resource === null ? line`desert` : line`${resource(one.resource)} ${one.number ?? ''}`
          const robbed = one.q === shown.robber[0] && one.r === shown.robber[1]
          return line`${hex([one.q, one.r])}: ${what}${robbed ? ', robber' : ''}`
        }),
      },
      {
        heading: line`Bank`,
        lines: [line`${five(shown.bank)}`, line`${plural(shown.deck, 'development card')}`],
      },
      ...shown.seats.map((one, i) => ({
        heading: line`${seat(i)}: ${plural(one.points.all ?? one.points.public, 'point')}`,
        lines: [
          one.resources ? line`Hand: ${five(one.resources)}` : line`Hand: ${plural(one.handSize, 'card')}`,
          line`Development cards: ${one.cardCount}; face up: ${played(one.played)}`,
          line`Settlements: ${row(one.settlements) || 'none'}; cities: ${row(one.cities) || 'none'}`,
          line`Roads: ${row(one.roads.map((road) => road.join('-'))) || 'none'}; longest ${shown.longestRoad.lengths[i] ?? 0}`,
        ],
      })),
    ]
  },
  endings: { points: 'somebody reached ten points', cap: 'the last round was over' },
  // That nobody took an offer is told with it.
  followsInLog(event) {
    return event.type === 'offerClosed' || (event.type === 'answered' && !event.accept)
  },
  dividesLog({ type }) {
    return type === 'turnEnded' ? 'after' : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    if (!one) return []
    const { longestRoad, largestArmy } = view.shown
    return [
      line`Settlements ${one.settlements.length}, cities ${2 * one.cities.length}`,
      line`Longest Road ${longestRoad.holder === who ? 2 : 0}, Largest Army ${largestArmy === who ? 2 : 0}`,
      line`Point cards ${(one.points.all ?? one.points.public) - one.points.public}`,
    ]
  },
  decidedBy: () => 'whose turn it was',
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    if (!one) return []
    const { longestRoad, largestArmy } = view.shown
    return [
      { name: 'Settle\u00adments', value: one.settlements.length },
      { name: 'Cities', value: 2 * one.cities.length },
      { name: 'Longest road', value: longestRoad.holder === who ? 2 : 0 },
      { name: 'Largest army', value: largestArmy === who ? 2 : 0 },
      { name: 'Point cards', value: (one.points.all ?? one.points.public) - one.points.public },
    ]
  },
}

/** CAT-2: what everybody rolled for the start, told before the first settlement. */
function rolls({ shown }: View<Catan>): Line {
  if (!shown.firstRolls || shown.phase.type !== 'openingSettle' || shown.phase.step > 0) return []
  return line` ${firstRolls(shown.firstRolls)}`
}

function firstRolls(list: readonly FirstRoll[]): Line {
  const each = list.map(({ seat: one, dice: [a, b] }) => line`${seat(one)} ${a + b}`)
  return line`The roll for the start: ${series(each, 'row')}.`
}

/** CAT-77: cards that lie open before their owner. */
function played(many: readonly number[]): Line {
  const laid = CARDS.flatMap((one, i) => ((many[i] ?? 0) > 0 ? [line`${card(one)} ${many[i] ?? 0}`] : []))
  return laid.length > 0 ? series(laid, 'row') : line`none`
}
