/** Games of Cargo Empire played to a wished moment. */
import { type CargoEmpire, cargoEmpire } from '@quayside/cargo-empire'
import { heuristic } from '@quayside/cargo-empire/bot'
import { once, recordWhere, type Setting, type Wish, type Moment as WishedMoment } from './wished-moment.ts'

export type Moment = WishedMoment<CargoEmpire>

/** Random players get there: they come across every kind of choice. */
export function cargoRecord(isWished: Wish<CargoEmpire>, setting: Setting = {}): string {
  const { players = 4 } = setting
  const kinds = ['person', ...Array.from({ length: players - 1 }, () => 'random')]
  return recordWhere({ game: cargoEmpire, heuristic }, isWished, {
    kinds,
    players,
    rank: 'random',
    ...setting,
  })
}

const inRound = (round: number) => (moment: Moment) =>
  moment.shown.round === round && moment.kinds.has('deliver') && moment.shown.phase === 'plan'

function originsOf({ legal }: Moment): string[] {
  return [...new Set(legal.flatMap((action) => (action.type === 'deliver' ? [action.from] : [])))]
}

/** Europe with four seats, in the middle of the game. */
export const cargoPlanning = once(() =>
  cargoRecord((moment) => inRound(2)(moment) && originsOf(moment).length > 3),
)

/** Dior with five houses and advanced tracks; the viewer has cubes to spend, and must deliver: to do nothing is closed. */
export const cargoFamilies = once(() =>
  cargoRecord(
    (moment) => inRound(2)(moment) && moment.kinds.has('moveEmblem') && originsOf(moment).length > 1,
    { players: 5, options: { map: 'dior', families: true, tracks: 'advanced' } },
  ),
)

/** Alone against the rulebook's opponent. */
export const cargoSolo = once(() =>
  cargoRecord((moment) => inRound(2)(moment) && originsOf(moment).length > 1, { players: 1 }),
)

/** A marker enters a tile while another could move. */
export const cargoStepping = once(() =>
  cargoRecord(({ shown, legal, kinds }) => shown.round > 1 && kinds.has('step') && legal.length >= 3),
)

export const cargoAtEnd = once(() =>
  cargoRecord(({ shown }) => shown.phase === 'over', { players: 3, options: { opponent: 'bot' } }),
)
