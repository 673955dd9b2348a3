/** Many games stepped together: one line in with a choice for each, one line out. For programs that learn from thousands of games. */
import { nextOwingSeat } from '@quayside/host/turn-taking'
import {
  ActionList,
  type AnyGame,
  type GameTypes,
  type Json,
  type Seat,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { observationOf } from './observation.ts'

export const MOST_GAMES = 4096
/** What is told of each game: how many choices, which ones, the seat's view as JSON, or its numbers (32 bits each, little-endian, base64). */
export const OBSERVE = ['count', 'legal', 'view', 'packed'] as const
export type Observe = (typeof OBSERVE)[number]

export interface BatchOptions {
  readonly games: number
  readonly players: number
  readonly options: GameTypes['Options']
  readonly seed: number
}

interface OneGame {
  readonly state: GameTypes['State']
  readonly rng: SeededRng
  readonly legal: ActionList<GameTypes['Action']>
  /** Who is to choose; -1 when the game is over. */
  seat: Seat
}

export class Batch {
  private readonly game: AnyGame
  private readonly plan: BatchOptions
  private readonly games: OneGame[]
  /** How many games have been begun: the next one has this index in the series. */
  private begun = 0

  constructor(game: AnyGame, plan: BatchOptions) {
    this.game = game
    this.plan = plan
    this.games = Array.from({ length: plan.games }, () => this.nextGame())
  }

  private nextGame(): OneGame {
    const { game } = this
    const { players, options, seed } = this.plan
    const rng = new SeededRng(seriesSeed(seed, this.begun++))
    const state = game.initialState(options, players, game.drawSetup(options, players, rng))
    const one: OneGame = { state, rng, legal: new ActionList(), seat: -1 }
    this.settle(one)
    return one
  }

  /** Draws all chance, then lists what the owing seat may do. Offers are left out: only owing seats are asked here. */
  private settle(one: OneGame): void {
    const { game } = this
    for (;;) {
      const pending = game.pending(one.state)
      one.legal.clear()
      if (pending.by === 'chance') {
        game.apply(one.state, { by: 'chance', outcome: game.sample(one.state, one.rng) }, null)
        continue
      }
      one.seat = pending.by === 'seats' ? nextOwingSeat(pending) : -1
      if (one.seat < 0) return
      for (const kind of game.usable(one.state, one.seat)) {
        if (!kind.proposal) kind.legal(one.state, one.seat, one.legal)
      }
      return
    }
  }

  /** A choice is an index into the game's legal list; null leaves a game alone, and begins a new one where it is over. */
  step(choices: readonly Json[]): string | null {
    if (choices.length !== this.games.length) return `choices must have ${this.games.length} entries`
    const wrong = choices.findIndex((choice, i) => !this.isChoice(this.games[i] as OneGame, choice))
    if (wrong >= 0) return `choices[${wrong}] is none of the game’s choices`
    choices.forEach((choice, i) => {
      const one = this.games[i] as OneGame
      if (typeof choice === 'number') {
        this.game.apply(one.state, { by: one.seat, action: one.legal.at(choice) }, null)
        this.settle(one)
      } else if (one.seat < 0) this.games[i] = this.nextGame()
    })
    return null
  }

  private isChoice({ legal, seat }: OneGame, choice: Json): boolean {
    if (choice === null) return true
    return (
      seat >= 0 &&
      typeof choice === 'number' &&
      Number.isInteger(choice) &&
      choice >= 0 &&
      choice < legal.length
    )
  }

  look(observe: Observe): Json {
    const { game, games } = this
    const asked = { seat: games.map(({ seat }) => seat), count: games.map(({ legal }) => legal.length) }
    const result = games.map(({ state, seat }) => (seat < 0 ? game.result(state) : null)) as unknown as Json
    if (observe === 'count') return { ...asked, result }
    return { ...asked, result, [observe]: games.map((one) => this.told(one, observe)) }
  }

  private told({ state, seat, legal }: OneGame, observe: Exclude<Observe, 'count'>): Json {
    if (observe === 'legal') return legal.toArray() as unknown as Json
    // Of a game that is over its first seat is shown.
    const viewer = Math.max(0, seat)
    return observe === 'view'
      ? (this.game.view(state, viewer) as unknown as Json)
      : packed(observationOf(this.game, state, viewer))
  }
}

/** JSON of so many numbers would cost more than writing and reading them. */
function packed({ buffer }: Int32Array): string {
  return Buffer.from(buffer).toString('base64')
}
