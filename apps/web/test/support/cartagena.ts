/** Games of Cartagena played to a wished moment. */
import { type Cartagena, cartagena, type Place } from '@quayside/cartagena'
import { heuristic } from '@quayside/cartagena/bot'
import { type Moment, once, recordWhere, type Setting, type Wish } from './wished-moment.ts'

export type CartagenaMoment = Moment<Cartagena>

export const cartagenaWhere = (isWished: Wish<Cartagena>, setting?: Setting) =>
  recordWhere({ game: cartagena, heuristic }, isWished, setting)

export const ownAt = ({ shown }: CartagenaMoment, where: Place) =>
  shown.seats[0]?.pirates.filter((place) => place === where).length ?? 0

/** Nobody has brought so many home that the next turns could end the game. */
export const isFarFromEnd = ({ shown }: CartagenaMoment) => shown.seats.every(({ home }) => home <= 2)

/** A turn begins, some turns into the game, with a card to play. */
export const atTurn = (turns: number) => (moment: CartagenaMoment) =>
  moment.shown.phase.type === 'turn' &&
  moment.shown.turns > turns &&
  moment.shown.actionsLeft === 3 &&
  isFarFromEnd(moment) &&
  moment.kinds.has('forward')

/** Five crews on the longest path. Whose turn begins cannot end it yet: a closed button says so. */
export const onLongPath = once(() => cartagenaWhere(atTurn(40), { players: 5, options: { boards: 8 } }))

/** Mid-crossing: the ship lies at Tortuga with somebody of one's own aboard. */
export const onShip = once(() =>
  cartagenaWhere(
    (moment) =>
      moment.shown.phase.type === 'turn' && moment.shown.ship === 'tortuga' && ownAt(moment, 'ship') > 0,
    { players: 4, options: { layout: 'story', boards: '4+4', drawRule: 'both' } },
  ),
)

/** A hook could move two pirates together, and a parrot is in hand. */
export const withMagic = once(() =>
  cartagenaWhere(
    ({ shown, kinds }) =>
      kinds.has('pair') && shown.seats[0]?.hand?.some((card) => card.startsWith('P')) === true,
    { options: { magic: true, outlaws: true } },
  ),
)

/** Somebody's dark card makes seat 0 discard. */
export const underOutlaws = once(() =>
  cartagenaWhere(({ shown }) => shown.phase.type === 'discard' && shown.turns > 12, {
    options: { outlaws: true },
    rank: 'random',
  }),
)

/** On Tortuga, where a rival's pirate can be pushed. */
export const withMorgan = once(() =>
  cartagenaWhere(({ shown, kinds }) => shown.turns > 18 && kinds.has('morgan'), {
    options: { layout: 'tortuga', boards: 5, drawRule: 'morgan' },
  }),
)
