/** Games of Catan played to a wished moment. */
import { type Catan, catan } from '@quayside/catan'
import { heuristic } from '@quayside/catan/bot'
import { type Moment, once, recordWhere, type Wish } from './wished-moment.ts'

/** Four seats; `trade`: bots make offers to each other. */
export const catanWhere = (isWished: Wish<Catan>, { trade = false } = {}) =>
  recordWhere({ game: catan, heuristic }, isWished, { players: 4, options: { domesticTrade: trade } })

/** Seat 0 builds, and nobody is near the ten points that end the game. */
export const isOwnTurn = ({ shown }: Moment<Catan>) =>
  shown.turnSeat === 0 && shown.phase.type === 'main' && shown.seats.every(({ points }) => points.public <= 7)

/** Lumber, brick, wool, wheat, ore. */
export const held = ({ shown }: Moment<Catan>, resource: number) => shown.seats[0]?.resources?.[resource] ?? 0

export const atOpening = once(() => catanWhere(({ shown }) => shown.phase.type === 'openingSettle'))

/** Some rounds into the game. A road can be paid, a city and a development card cannot. */
export const withRoad = once(() =>
  catanWhere(
    (moment) =>
      isOwnTurn(moment) &&
      moment.shown.round > 5 &&
      moment.kinds.has('road') &&
      held(moment, 4) === 0 &&
      !moment.kinds.has('city') &&
      !moment.kinds.has('buyCard'),
  ),
)

/** A seven, and seat 0 has too many cards. */
export const underSeven = once(() =>
  catanWhere(({ shown: { phase } }) => phase.type === 'discard' && (phase.due[0] ?? 0) > 0),
)

/** Something to give, and nobody has said anything yet. */
export const withLumber = once(() =>
  catanWhere(
    (moment) =>
      isOwnTurn(moment) &&
      held(moment, 0) > 0 &&
      moment.shown.trade.offer === null &&
      moment.shown.trade.words.every((word) => !word) &&
      moment.kinds.has('offer'),
    { trade: true },
  ),
)

/** A rival has agreed or proposed. */
export const withAgreement = once(() =>
  catanWhere((moment) => isOwnTurn(moment) && moment.kinds.has('settleTrade'), { trade: true }),
)

export const atRobber = once(() =>
  catanWhere(({ shown }) => shown.phase.type === 'robber' && shown.turnSeat === 0),
)

export const withCardToBuy = once(() =>
  catanWhere((moment) => isOwnTurn(moment) && moment.kinds.has('buyCard')),
)

export const withKnight = once(() => catanWhere(({ kinds }) => kinds.has('playKnight')))
