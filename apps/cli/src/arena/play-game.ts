/** One game of an arena: who is asked when, what is checked, and who has lost by not answering. */
import type { LoadedGame } from '@quayside/all'
import type { Entrant } from '@quayside/bots'
import {
  type GameTypes,
  type Json,
  legalActions,
  type Result,
  type Seat,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { type Player, PlayerFailed } from './player.ts'
import { seatPlayer } from './seat-player.ts'

export interface GamePlan {
  readonly loaded: LoadedGame
  readonly options: object
  readonly players: number
  /** By seat. */
  readonly entrants: readonly Entrant[]
  readonly seed: number
  /** Games of the same deal share their set-up and their luck. */
  readonly deal: number
  /** Tells the games of one deal apart. */
  readonly rotation: number
}

export interface GameReport {
  /** By seat; shared wins as fractions. Who failed has nothing, and the others share. */
  readonly wins: readonly number[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
  readonly rounds: number
  readonly choices: readonly number[]
  readonly thoughtMs: readonly number[]
  readonly failed: { readonly seat: Seat; readonly why: string } | null
}

const MOST_MOVES = 200_000

export async function playArenaGame(plan: GamePlan): Promise<GameReport> {
  const table = new ArenaTable(plan)
  return table.run()
}

class ArenaTable {
  private readonly plan: GamePlan
  private readonly state: GameTypes['State']
  private readonly rng: SeededRng
  private readonly seats: Player[] = []
  private readonly asked: number[]
  private readonly untold: Json[][]
  private readonly choices: number[]
  private readonly thoughtMs: number[]

  constructor(plan: GamePlan) {
    const { loaded, options, players, seed, deal } = plan
    this.plan = plan
    this.rng = new SeededRng(seriesSeed(seed, deal))
    this.state = loaded.game.initialState(options, players, loaded.game.drawSetup(options, players, this.rng))
    this.asked = plan.entrants.map(() => -1)
    this.untold = plan.entrants.map(() => [])
    this.choices = plan.entrants.map(() => 0)
    this.thoughtMs = plan.entrants.map(() => 0)
  }

  async run(): Promise<GameReport> {
    const { game } = this.plan.loaded
    let failed: GameReport['failed'] = null
    try {
      failed = (await this.seatAll()) ?? (await this.playOn())
    } finally {
      const result = failed ? null : game.result(this.state)
      await Promise.all(this.seats.map((player) => player.end(result)))
    }
    return failed ? this.lost(failed) : this.report(game.result(this.state) as Result)
  }

  private async seatAll(): Promise<GameReport['failed']> {
    const { loaded, options, players, entrants, seed, deal, rotation } = this.plan
    for (const [seat, entrant] of entrants.entries()) {
      const rng = new SeededRng(seriesSeed(seed, 1_000_000 + (deal * 16 + rotation) * 16 + seat))
      try {
        this.seats.push(await seatPlayer(entrant, { loaded, options, players, seat, rng }))
      } catch (error) {
        if (error instanceof PlayerFailed) return { seat, why: error.message }
        throw error
      }
    }
    return null
  }

  private async playOn(): Promise<GameReport['failed']> {
    const { game } = this.plan.loaded
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const pending = game.pending(this.state)
      if (pending.by === 'nobody') return null
      if (pending.by === 'chance') {
        this.apply({ by: 'chance', outcome: game.sample(this.state, this.rng) })
        continue
      }
      const failed = await this.letSomebodyAct(pending.may, pending.owe[0] as Seat)
      if (failed) return failed
    }
    throw new Error(`${game.id}: a game of more than ${MOST_MOVES} moves`)
  }

  /** Who may speak is heard first, once for each new question; then the seat that must. */
  private async letSomebodyAct(may: readonly Seat[], owing: Seat): Promise<GameReport['failed']> {
    const { game } = this.plan.loaded
    for (const seat of may) {
      const ask = game.ask(this.state, seat)
      if (this.asked[seat] === ask) continue
      this.asked[seat] = ask
      const spoken = await this.letAct(seat, false)
      if (spoken !== 'nothing') return spoken
    }
    const done = await this.letAct(owing, true)
    return done === 'nothing' ? { seat: owing, why: 'it must act and did nothing' } : done
  }

  private async letAct(seat: Seat, must: boolean): Promise<GameReport['failed'] | 'nothing'> {
    try {
      const player = this.seats[seat] as Player
      const began = player.now()
      const answer = await this.ask(player, seat, must)
      this.thoughtMs[seat] = (this.thoughtMs[seat] ?? 0) + player.now() - began
      this.choices[seat] = (this.choices[seat] ?? 0) + 1
      if (answer === null) return 'nothing'
      this.act(seat, answer)
      return null
    } catch (error) {
      if (error instanceof PlayerFailed) return { seat, why: error.message }
      throw error
    }
  }

  private ask(player: Player, seat: Seat, must: boolean): Promise<Json | null> | Json | null {
    const { game } = this.plan.loaded
    const view = game.view(this.state, seat)
    if (!player.readsAll) return player.choose({ view, legal: [], complete: false, must, events: [] })
    const legal = legalActions(game, this.state, seat)
    const complete = !legal.some((action) => game.kind(action.type)?.composed)
    const events = this.untold[seat] as Json[]
    this.untold[seat] = []
    return player.choose({ view, legal, complete, must, events })
  }

  private act(seat: Seat, answer: Json): void {
    const { game } = this.plan.loaded
    const action = game.readAction(answer)
    if ('problem' in action) throw new PlayerFailed(`its action does not read: ${action.problem}`)
    const refused = game.check(this.state, seat, action)
    if (refused)
      throw new PlayerFailed(`its action is not allowed: ${refused.code} (${refused.rule ?? 'no rule'})`)
    this.apply({ by: seat, action })
  }

  private apply(move: Parameters<LoadedGame['game']['apply']>[1]): void {
    const { game } = this.plan.loaded
    const listens = this.seats.some((player) => player.readsAll)
    game.apply(
      this.state,
      move,
      listens
        ? (event: GameTypes['Event']) => {
            this.seats.forEach((player, seat) => {
              const told = player.readsAll ? game.redact(event, seat) : null
              if (told) this.untold[seat]?.push(told as unknown as Json)
            })
          }
        : null,
    )
  }

  private report(result: Result): GameReport {
    const { players } = this.plan
    const wins = Array.from({ length: players }, (_, seat) =>
      result.winners.includes(seat) ? 1 / result.winners.length : 0,
    )
    return {
      ...this.measured(),
      wins,
      places: result.places,
      scores: result.scores,
      reason: result.reason,
      failed: null,
    }
  }

  private lost(failed: NonNullable<GameReport['failed']>): GameReport {
    const { players } = this.plan
    const seats = Array.from({ length: players }, (_, seat) => seat)
    return {
      ...this.measured(),
      wins: seats.map((seat) => (seat === failed.seat ? 0 : 1 / (players - 1))),
      places: seats.map((seat) => (seat === failed.seat ? players : 1)),
      scores: seats.map(() => 0),
      reason: 'bot-error',
      failed,
    }
  }

  private measured() {
    const { choices, thoughtMs } = this
    return { rounds: this.plan.loaded.game.rounds(this.state), choices, thoughtMs }
  }
}
