/** Training data: the features of every seat in positions of self-play, each with the winners of its game. */
import { type GameTypes, type GameWithHeuristic, SeededRng, seriesSeed } from '@quayside/rules-kit'
import { replaySelf, type SelfPlay, type SelfPlayGame } from './self-play.ts'

/** Positions in two flat lists. */
export interface Samples {
  readonly players: number
  /** Features a seat. */
  readonly width: number
  /** Of position `p` and seat `s` from `(p * players + s) * width` on. */
  readonly features: Float32Array
  /** Share of the win, `p * players + s`. */
  readonly wins: Float32Array
  readonly count: number
  /** Win probabilities by the evaluation in use, as `wins`. */
  readonly inUse: Float32Array
}

export interface SampleSource {
  readonly play: SelfPlay
  readonly rules: GameWithHeuristic
  /** Positions of each game, drawn from one a turn. */
  readonly perGame: number
  winProbability(state: GameTypes['State'], seat: number): number
}

/** One position of each turn; of those `perGame` at random. */
export function collectSamples(source: SampleSource, games: readonly SelfPlayGame[]): Samples {
  const { rules, play } = source
  const set = rules.learning
  if (!set) throw new Error(`${rules.game.id} has no features`)
  const table = new SampleTable(play.players, set.features.length)
  const row = new Float64Array(set.features.length)
  for (const game of games) {
    const { states, winners } = statesOf(source, game)
    for (const state of states) {
      for (let seat = 0; seat < play.players; seat++) {
        set.compute(state, seat, row)
        const won = winners.includes(seat) ? 1 / winners.length : 0
        table.add(row, won, source.winProbability(state, seat))
      }
    }
  }
  return table.samples()
}

/** Grows as rows are added: nobody knows beforehand how many turns the games have. */
class SampleTable {
  private features: Float32Array
  private wins: Float32Array
  private inUse: Float32Array
  private rows = 0
  private readonly players: number
  private readonly width: number

  constructor(players: number, width: number) {
    this.players = players
    this.width = width
    this.features = new Float32Array(1024 * width)
    this.wins = new Float32Array(1024)
    this.inUse = new Float32Array(1024)
  }

  add(row: Float64Array, won: number, inUse: number): void {
    if (this.rows === this.wins.length) {
      this.features = doubled(this.features)
      this.wins = doubled(this.wins)
      this.inUse = doubled(this.inUse)
    }
    this.features.set(row, this.rows * this.width)
    this.wins[this.rows] = won
    this.inUse[this.rows] = inUse
    this.rows++
  }

  samples(): Samples {
    const { players, width, features, wins, inUse, rows } = this
    return { players, width, features, wins, inUse, count: rows / players }
  }
}

function doubled(list: Float32Array): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(list.length * 2)
  longer.set(list)
  return longer
}

/**
 * The positions in which turns begin. Bots evaluate at the end of their turns; in the middle of one a hand that is about to be
 * spent looks as good as what it buys, and who learns from such positions never builds.
 */
function statesOf(source: SampleSource, played: SelfPlayGame) {
  const { rules, perGame, play } = source
  const { game, heuristic } = rules
  const states: GameTypes['State'][] = []
  let turn = -1
  const end = replaySelf(rules, play, played, (state) => {
    const now = heuristic.turns(state)
    if (now === turn) return
    turn = now
    states.push(game.clone(state))
  })
  const rng = new SeededRng(seriesSeed(play.seed, 3_000_000 + played.index))
  while (states.length > perGame) states.splice(rng.below(states.length), 1)
  const winners = (game.result(end)?.winners ?? []).filter((winner) => winner !== 'auto')
  return { states: winners.length === 0 ? [] : states, winners }
}
