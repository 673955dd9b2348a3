/** Games of Traders of Carthage played to a wished moment. */
import { type Action, type Carthage, carthage } from '@quayside/carthage'
import { heuristic } from '@quayside/carthage/bot'
import { type Moment, once, recordWhere, type Setting, type Wish } from './wished-moment.ts'

export const carthageWhere = (isWished: Wish<Carthage>, setting?: Setting) =>
  recordWhere({ game: carthage, heuristic }, isWished, setting)

/** Eight tokens end the game: nobody is near it, so that a turn of each still leads to another question. */
const isFarFromEnd = ({ shown }: Moment<Carthage>) => shown.seats.every(({ tokenCount }) => tokenCount <= 4)

/** Everything in hand would pay for the market, without tokens. */
function purchase({ state, shown }: Moment<Carthage>): Action | null {
  const action: Action = { type: 'buy', pay: shown.seats[0]?.hand ?? [], tokens: [] }
  return state.phase === 'turn' && !carthage.check(state, 0, action) ? action : null
}

/** Two sales and a raid, and then somebody is asked again. */
function landsShips(state: Moment<Carthage>['state'], action: Action): boolean {
  const after = carthage.clone(state)
  let sales = 0
  let isRaid = false
  carthage.apply(after, { by: 0, action }, (event) => {
    if (event.type === 'sold') sales++
    if (event.type === 'raid') isRaid = true
  })
  return sales >= 2 && isRaid && carthage.pending(after).by !== 'nobody'
}

/** Seat 0 can buy, and the purchase lands a ship while the pirates find goods. */
const isBeforePayday: Wish<Carthage> = (moment) => {
  const action = carthage.rounds(moment.state) >= 4 ? purchase(moment) : null
  return action !== null && isFarFromEnd(moment) && landsShips(moment.state, action)
}

/** With people everywhere no bot draws a card of its own, and what was told stays until somebody acts. */
const PEOPLE = ['person', 'person', 'person']
export const beforePayday = once(() => carthageWhere(isBeforePayday))
export const beforePaydayOfPeople = once(() => carthageWhere(isBeforePayday, { kinds: PEOPLE }))
export const beforeClassicPayday = once(() =>
  carthageWhere(isBeforePayday, { kinds: PEOPLE, options: { mode: 'classic' } }),
)

/** Seat 0 decides what to store from the pirates, with cards that help and fives, which do not. */
export const inRaid = once(() =>
  carthageWhere(({ state, shown }) => {
    if (state.phase !== 'protect') return false
    const one = shown.seats[0]
    const hand = one?.hand ?? []
    const fives = hand.filter((card) => card.endsWith('5')).length
    return (one?.stock.length ?? 0) >= 3 && hand.length >= 3 && fives > 0 && fives < hand.length
  }),
)

/** A purchase is possible, also with one of several tokens; goods are stored, and seat 0 has taken a card before. */
export const inTrade = once(() =>
  carthageWhere((moment) => {
    const { state, shown, table } = moment
    const one = shown.seats[0]
    return (
      carthage.rounds(state) > 5 &&
      purchase(moment) !== null &&
      isFarFromEnd(moment) &&
      (one?.stored.length ?? 0) > 0 &&
      (one?.tokens.up.length ?? 0) > 1 &&
      table.log.some((entry) => entry.kind === 'move' && isOwnTake(entry.move))
    )
  }),
)

const isOwnTake = (move: { readonly by: unknown; readonly action?: Action }) =>
  move.by === 0 && move.action?.type === 'take'

/** Seat 0 cannot pay for the market, with all its tokens neither, but can take a card. */
export const tooDear = once(() =>
  carthageWhere(
    (moment) =>
      moment.state.phase === 'turn' &&
      carthage.rounds(moment.state) > 2 &&
      (moment.shown.seats[0]?.stored.length ?? 0) > 0 &&
      moment.kinds.has('take') &&
      !moment.kinds.has('buy'),
  ),
)

/** Classic mode, with reservation pieces on two cards. */
export const inClassic = once(() =>
  carthageWhere(
    (moment) => {
      const { market, farm } = moment.shown
      return (
        moment.state.phase === 'turn' &&
        carthage.rounds(moment.state) > 5 &&
        isFarFromEnd(moment) &&
        market.some(({ by }) => by !== null) &&
        [...market, ...farm].filter(({ by }) => by !== null).length >= 2
      )
    },
    { options: { mode: 'classic' } },
  ),
)

/** Over, and seat 0 has won alone. */
export const atEnd = once(() =>
  carthageWhere(({ state }) => state.phase === 'over' && carthage.result(state)?.winners.join() === '0'),
)

/** Seat 0 may take a card and buy the rest in one turn, and several cards would be left. */
export const beforeDouble = once(() =>
  carthageWhere(
    (moment) =>
      moment.state.phase === 'turn' &&
      isFarFromEnd(moment) &&
      moment.shown.market.length >= 3 &&
      moment.kinds.has('double'),
  ),
)

/** Some turns are played, and a captain has something to think about. */
export const againstCaptains = once(() =>
  carthageWhere(
    (moment) => moment.state.phase === 'turn' && moment.table.log.length > 12 && isFarFromEnd(moment),
    {
      kinds: ['person', 'captain', 'captain'],
    },
  ),
)
