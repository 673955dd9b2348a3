/** One table played on this device, as the one at the screen may see it: the host's steps, and the curtain between people. */
import { type Answer, Host, type Pacing, type Published, updateFor } from '@quayside/host'
import { PERSON, type Refusal, type SeatPlan, type TableUpdate } from '@quayside/protocol'
import type { AnyGame, GameTypes, Json, Rejection, Seat, Viewer } from '@quayside/rules-kit'
import {
  beforeLastChoice,
  type DrawSource,
  planAct,
  planUndo,
  type StoredEntry,
  type StoredHead,
  type Table,
} from '@quayside/table'
import type { Decision } from './adviser.ts'
import { LocalPlayers, type SeatBots } from './local-players.ts'
import { type LocalRoom, localRoomRules } from './local-room.ts'
import type { LocalStore } from './local-store.ts'

type AnyTable = Table<GameTypes>

export interface LocalTableParts {
  readonly id: string
  readonly game: AnyGame
  readonly seats: readonly SeatPlan[]
  readonly head: StoredHead
  readonly entries: readonly StoredEntry[]
  readonly draws: DrawSource
  readonly store: LocalStore
  /** Fetches the bots that sit at the table. */
  bots(): Promise<SeatBots>
  push(update: TableUpdate): void
}

/** How long a bot waits for a person's answer to an offer. */
const TIME_TO_ANSWER = 20_000

export class LocalTable {
  /** How long a bot waits after the page has shown the move before. */
  pace = 500
  private viewer: Viewer
  private curtain: Seat | null = null
  private sentSeq = 0
  private shownSeq = 0
  private readonly people: readonly Seat[]
  private readonly parts: LocalTableParts
  private readonly players: LocalPlayers
  private readonly host: Host<LocalRoom>

  /** Throws when the stored table cannot be opened. */
  constructor(parts: LocalTableParts) {
    const { id, game, seats, head, entries, draws, store } = parts
    this.parts = parts
    this.players = new LocalPlayers(() => parts.bots())
    this.people = seats.flatMap((seat, i) => (seat.kind === PERSON ? [i] : []))
    this.viewer = this.people.length === 1 ? (this.people[0] as Seat) : 'watcher'
    const position = { seq: entries.length, version: 1, room: { seats }, head, clock: null }
    this.host = new Host<LocalRoom>(
      { id, game, position, entries },
      {
        store,
        time: { now: Date.now, after: timerAfter },
        rules: localRoomRules,
        players: this.players,
        pacing: this.pacing(),
        clocks: null,
        listener: {
          published: (change) => this.published(change),
          gone: () => this.close(),
          failed: (error) => reportError(error),
        },
        draws: () => draws,
      },
    )
  }

  private pacing(): Pacing {
    const pace = () => this.pace
    return {
      get botPaceMs() {
        return pace()
      },
      answerMs: TIME_TO_ANSWER,
      graceMs: 0,
      isHeld: () => this.shownSeq < this.sentSeq,
    }
  }

  async start(): Promise<void> {
    this.shownSeq = this.table.head.seq
    const draws = this.game.pending(this.table.head.state).by === 'chance'
    if (draws) {
      await this.host.decide(() => ({
        answer: null,
        step: { kind: 'step', entries: [], head: this.table.head },
      }))
    } else {
      this.lowerCurtain()
      this.send(true)
      this.host.goOn()
    }
    // While the one at the screen looks at the board.
    if (this.people.length < this.parts.seats.length)
      this.players.fetch().catch((error) => reportError(error))
  }

  close(): void {
    this.host.stop()
  }

  /** The person at the screen says who they are: the curtain rises. */
  look(seat: Seat): void {
    if (this.curtain !== seat) return
    this.viewer = seat
    this.curtain = null
    this.send(true)
  }

  /** The page has shown this entry; a bot that waited for it may move. */
  shown(seq: number): void {
    this.shownSeq = Math.max(this.shownSeq, seq)
    this.host.goOn()
  }

  check(action: Json): Refusal {
    const read = this.game.readAction(action)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    return this.game.check(this.table.head.state, this.viewer, read)
  }

  explain(part: Json): Refusal {
    const read = this.game.readPart(part)
    if (this.viewer === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    const { type, ...partial } = read
    return this.game.explain(this.table.head.state, this.viewer, type, partial)
  }

  /** What the one at the screen has to decide; null when nothing is asked of them. */
  decision(): Decision | null {
    const { state, seq } = this.table.head
    const pending = this.game.pending(state)
    const seat = this.viewer
    if (seat === 'watcher' || pending.by !== 'seats' || this.table.fault) return null
    const owes = pending.owe.includes(seat)
    if (!owes && !pending.may.includes(seat)) return null
    return { seq, seat, view: this.game.view(state, seat), duty: owes ? 'owe' : 'may' }
  }

  async act(action: Json, ask: number, seen: number): Promise<Refusal> {
    const read = this.game.readAction(action)
    const seat = this.viewer
    if (seat === 'watcher') return { code: 'notYourTurn', rule: null }
    if ('problem' in read) return { code: 'unreadable', rule: null }
    return refusalIn(
      await this.host.decide((at) => {
        const plan = planAct(this.table, { seat, action: read, ask, seen, at })
        if (plan.kind === 'refused') return { refused: plan.rejection }
        return plan.kind === 'step' ? { answer: null, step: plan } : { answer: null }
      }),
    )
  }

  /** Takes back the latest choice made at this screen. Bots do not mind; what came to light stays in the light. */
  async undo(): Promise<Refusal> {
    return refusalIn(
      await this.host.decide((at) => {
        const seat = this.lastPerson()
        const to = seat === null ? null : beforeLastChoice(this.table, seat)
        if (seat === null || to === null) return { refused: refusal('nothingToUndo') }
        const why = this.undoRefusal(seat, to)
        if (why) return { refused: why }
        const consent = this.parts.seats.flatMap((_, i) => (i === seat ? [] : [i]))
        const plan = planUndo(this.table, { seat, to, consent, at })
        if (plan.kind === 'step') return { answer: null, step: plan }
        return { refused: plan.kind === 'refused' ? plan.rejection : refusal('nothingToUndo') }
      }),
    )
  }

  private undoRefusal(seat: Seat, to: number): Refusal {
    for (let played = this.table.head.last; played && played.count > to; played = played.before) {
      const { move, events } = played.entry
      if (move.by === 'chance' || events.some((event) => this.game.reveals(event))) return refusal('revealed')
      if (move.by !== seat && this.people.includes(move.by)) return refusal('othersMoved')
    }
    return null
  }

  private lastPerson(): Seat | null {
    for (let played = this.table.head.last; played; played = played.before) {
      const { by } = played.entry.move
      if (by !== 'chance' && this.people.includes(by)) return by
    }
    return null
  }

  private get table(): AnyTable {
    return this.host.table as AnyTable
  }

  private get game(): AnyGame {
    return this.parts.game
  }

  /** Steps of another tab are told from the beginning, like an undo. */
  private published({ step }: Published<LocalRoom>): void {
    const isUndone = !step || step.entries.some((entry) => entry.kind === 'undo')
    const isCurtained = this.lowerCurtain()
    this.send(isUndone || isCurtained || this.sentSeq === 0)
  }

  /** Between two people at one screen nobody's hand is shown; true when the viewer changed. */
  private lowerCurtain(): boolean {
    if (this.people.length < 2) return false
    const pending = this.game.pending(this.table.head.state)
    const next = pending.by === 'seats' ? pending.owe.find((seat) => this.people.includes(seat)) : undefined
    if (next === undefined || next === this.viewer) return false
    this.curtain = next
    const before = this.viewer
    this.viewer = 'watcher'
    return before !== 'watcher'
  }

  private send(fresh: boolean): void {
    const { id, seats, store } = this.parts
    const { table, viewer } = this
    const since = fresh ? null : this.sentSeq
    const {
      undo: _online,
      clock: _none,
      ...update
    } = updateFor(
      { table, room: this.host.room, rules: localRoomRules, clock: null, now: 0 },
      { viewer, known: false, since },
    )
    this.parts.push({
      ...update,
      id,
      game: this.game.id,
      options: table.options as TableUpdate['options'],
      seats,
      curtain: this.curtain,
      undoable: update.result ? null : this.lastPerson(),
      health: store.health,
    })
    this.sentSeq = update.seq
  }
}

function timerAfter(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function refusalIn(answer: Answer<unknown>): Refusal {
  return 'refused' in answer ? answer.refused : null
}

function refusal(code: string): Rejection {
  return { code, rule: null }
}
