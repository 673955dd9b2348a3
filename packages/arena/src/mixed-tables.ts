/** Tables at which different bots sit: levels against each other, and every bot with every option. */
import { RANKS, type Rank, strengthOf } from '@quayside/bots'
import {
  type AnyGame,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  type Rng,
  SeededRng,
  seriesOptions,
  seriesSeed,
  shuffle,
} from '@quayside/rules-kit'
import type { Entrant } from './entrant.ts'
import type { ArenaTask } from './tournament.ts'

/** From the weakest to the strongest; random play is none of them. */
export const LEVELS: readonly Rank[] = RANKS.slice(1)

export interface LevelTables {
  readonly game: string
  readonly options: object
  readonly players: number
  readonly games: number
  readonly seed: number
  /** Iterations of a captain; the other levels that search have theirs in proportion. */
  readonly iterations: number
}

/** Different levels at each table, those first that sat least so far; each deal is played in every rotation of the seats. */
export function levelTables({ games, iterations, ...plan }: LevelTables): readonly ArenaTask[] {
  const { players, seed } = plan
  const rng = new SeededRng(seriesSeed(seed, 5_000_000))
  const seatedSoFar = new Map<Rank, number>(LEVELS.map((level) => [level, 0]))
  const often = (level: Rank) => seatedSoFar.get(level) ?? 0
  const tables = Array.from({ length: Math.ceil(games / players) }, () => {
    const rarest = shuffle([...LEVELS], rng).sort((a, b) => often(a) - often(b))
    const seated = rarest.slice(0, players)
    for (const level of seated) seatedSoFar.set(level, often(level) + 1)
    return seated
  })
  return Array.from({ length: games }, (_, index) => {
    const deal = Math.floor(index / players)
    const rotation = index % players
    const levels = tables[deal] as Rank[]
    const entrants = levels.map((_level, seat) =>
      entrantOf(levels[(seat + rotation) % players] as Rank, { iterations }),
    )
    return { ...plan, entrants, deal, rotation }
  })
}

function entrantOf(rank: Rank, budget: { readonly iterations: number }): Entrant {
  return { kind: 'rank', name: rank, rank, budget }
}

/** Any number of seats, any options that go together, any bots; those that search make `iterations` each. */
export function anyTable(game: AnyGame, index: number, seed: number, iterations: number): ArenaTask {
  const rng = new SeededRng(seriesSeed(seed, 6_000_000 + index))
  const { min, max } = game.seats
  const players = min + rng.below(max - min + 1)
  const entrants = Array.from({ length: players }, () => {
    const rank = RANKS[rng.below(RANKS.length)] as Rank
    return entrantOf(rank, { iterations: iterations / strengthOf(rank).thought })
  })
  const options = game.resolveOptions(players, anyOptions(game, players, rng))
  if ('problem' in options) throw new Error(`${game.id}: options that do not go together`)
  return { game: game.id, options, players, entrants, seed, deal: index, rotation: 0 }
}

/** Each option is left out half of the time, and dropped where it clashes with those before. */
function anyOptions(game: AnyGame, players: number, rng: Rng): OptionValues {
  const series = seriesOptions(game.options)
  let given: OptionValues = series
  for (const spec of shuffle([...game.options], rng)) {
    if (spec.name in series || rng.below(2) === 0) continue
    const wider = { ...given, [spec.name]: anyValue(spec, rng) }
    if (!('problem' in game.resolveOptions(players, wider))) given = wider
  }
  return given
}

function anyValue(spec: OptionSpec, rng: Rng): OptionValue {
  if (spec.kind === 'whole') return spec.from + rng.below(spec.to - spec.from + 1)
  return spec.choices[rng.below(spec.choices.length)]?.value ?? false
}
