/** One arena game: asks the seats in turn, checks every answer, and ends with a forfeit when a player fails. */
import type { Duty } from '@quayside/bots'
import {
  type Heard,
  markHeard,
  NO_SEAT,
  nextOptionalSeat,
  nextOwingSeat,
  nothingHeard,
  type SeatsPending,
} from '@quayside/host/turn-taking'
import {
  type AnyGame,
  type GameTypes,
  type GameWithHeuristic,
  type Json,
  legalActions,
  type Result,
  type Seat,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import type { Entrant } from './entrant.ts'
import { type CreatePlayer, type Player, PlayerFailed } from './player.ts'

export interface GamePlan {
  readonly rules: GameWithHeuristic
  readonly options: object
  readonly players: number
  /** By seat. */
  readonly entrants: readonly Entrant[]
  readonly seed: number
  /** Games of the same deal share their random numbers (set-up and chance). */
  readonly deal: number
  /** Tells the games of one deal apart. */
  readonly rotation: number
}

export interface GameReport {
  /** By seat; a shared win is split. After a forfeit the other seats share the win. */
  readonly wins: readonly number[]
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
  readonly rounds: number
  /** By seat: how often it was asked, and how long its answers took together. */
  readonly decisions: readonly number[]
  readonly decisionMs: readonly number[]
  readonly failed: { readonly seat: Seat; readonly why: string } | null
}

const MAX_MOVES = 200_000

export function playArenaGame(plan: GamePlan, createPlayer: CreatePlayer): Promise<GameReport> {
  return new ArenaTable(plan, createPlayer).run()
}

class ArenaTable {
  private readonly plan: GamePlan
  private readonly game: AnyGame
  private readonly createPlayer: CreatePlayer
  private readonly state: GameTypes['State']
  private readonly rng: SeededRng
  private readonly seats: Player[] = []
  private readonly heard: Heard
  /** By seat: redacted events since it was last asked. */
  private readonly newEvents: Json[][]
  private readonly decisions: number[]
  private readonly decisionMs: number[]

  constructor(plan: GamePlan, createPlayer: CreatePlayer) {
    const { rules, options, players, seed, deal } = plan
    const { game } = rules
    this.plan = plan
    this.game = game
    this.createPlayer = createPlayer
    this.rng = new SeededRng(seriesSeed(seed, deal))
    this.state = game.initialState(options, players, game.drawSetup(options, players, this.rng))
    this.heard = nothingHeard(players)
    this.newEvents = plan.entrants.map(() => [])
    this.decisions = plan.entrants.map(() => 0)
    this.decisionMs = plan.entrants.map(() => 0)
  }

  async run(): Promise<GameReport> {
    const { game } = this
    let failed: GameReport['failed'] = null
    try {
      failed = (await this.seatAll()) ?? (await this.playToEnd())
    } finally {
      const result = failed ? null : game.result(this.state)
      await Promise.all(this.seats.map((player) => player.end(result)))
    }
    return failed ? this.forfeitReport(failed) : this.resultReport(game.result(this.state) as Result)
  }

  private async seatAll(): Promise<GameReport['failed']> {
    const { rules, options, players, entrants, seed, deal, rotation } = this.plan
    for (const [seat, entrant] of entrants.entries()) {
      const rng = new SeededRng(seriesSeed(seed, 1_000_000 + (deal * 16 + rotation) * 16 + seat))
      try {
        this.seats.push(await this.createPlayer(entrant, { rules, options, players, seat, rng }))
      } catch (error) {
        if (error instanceof PlayerFailed) return { seat, why: error.message }
        throw error
      }
    }
    return null
  }

  private async playToEnd(): Promise<GameReport['failed']> {
    const { game } = this
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const pending = game.pending(this.state)
      if (pending.by === 'nobody') return null
      if (pending.by === 'chance') {
        this.apply({ by: 'chance', outcome: game.sample(this.state, this.rng) })
        continue
      }
      const failed = await this.playDecision(pending)
      if (failed) return failed
    }
    throw new Error(`${game.id}: a game of more than ${MAX_MOVES} moves`)
  }

  /** Seats that may act are asked first, once for each new question; then the first seat that owes an action. */
  private async playDecision(pending: SeatsPending): Promise<GameReport['failed']> {
    const { game, state, heard } = this
    for (;;) {
      const seat = nextOptionalSeat(game, state, pending, heard)
      if (seat === NO_SEAT) break
      markHeard(game, state, heard, seat)
      const done = await this.letSeatAct(seat, 'may')
      if (done !== 'nothing') return done
    }
    const owing = nextOwingSeat(pending)
    const done = await this.letSeatAct(owing, 'owe')
    return done === 'nothing' ? { seat: owing, why: 'it must act and did nothing' } : done
  }

  private async letSeatAct(seat: Seat, duty: Duty): Promise<GameReport['failed'] | 'nothing'> {
    try {
      const player = this.seats[seat] as Player
      const began = player.now()
      const answer = await this.ask(player, seat, duty)
      this.decisionMs[seat] = (this.decisionMs[seat] ?? 0) + player.now() - began
      this.decisions[seat] = (this.decisions[seat] ?? 0) + 1
      if (answer === null) return 'nothing'
      this.act(seat, answer)
      return null
    } catch (error) {
      if (error instanceof PlayerFailed) return { seat, why: error.message }
      throw error
    }
  }

  private ask(player: Player, seat: Seat, duty: Duty): Promise<Json | null> | Json | null {
    const { game } = this
    const view = game.view(this.state, seat)
    const must = duty === 'owe'
    if (!player.needsLegalAndEvents)
      return player.choose({ view, legal: [], complete: false, must, events: [] })
    const legal = legalActions(game, this.state, seat)
    const complete = !legal.some((action) => game.kind(action.type)?.composed)
    const events = this.newEvents[seat] as Json[]
    this.newEvents[seat] = []
    return player.choose({ view, legal, complete, must, events })
  }

  private act(seat: Seat, answer: Json): void {
    const { game } = this
    const action = game.readAction(answer)
    if ('problem' in action) throw new PlayerFailed(`its action does not read: ${action.problem}`)
    const refused = game.check(this.state, seat, action)
    if (refused)
      throw new PlayerFailed(`its action is not allowed: ${refused.code} (${refused.rule ?? 'no rule'})`)
    this.apply({ by: seat, action })
  }

  private apply(move: Parameters<AnyGame['apply']>[1]): void {
    const { game } = this
    const hasReader = this.seats.some((player) => player.needsLegalAndEvents)
    game.apply(
      this.state,
      move,
      hasReader
        ? (event: GameTypes['Event']) => {
            this.seats.forEach((player, seat) => {
              const visible = player.needsLegalAndEvents ? game.redact(event, seat) : null
              if (visible) this.newEvents[seat]?.push(visible as unknown as Json)
            })
          }
        : null,
    )
  }

  private resultReport(result: Result): GameReport {
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

  private forfeitReport(failed: NonNullable<GameReport['failed']>): GameReport {
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
    const { decisions, decisionMs } = this
    return { rounds: this.game.rounds(this.state), decisions, decisionMs }
  }
}
