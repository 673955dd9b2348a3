/** What a host needs from outside: storage, time, automatic players, somebody to tell. */
import type { GameTypes, Rejection, Seat, View } from '@quayside/rules-kit'
import type { ClockSetting, ClockState, DrawSource, Step, StoredEntry, StoredHead } from '@quayside/table'
import type { Clocks } from './clocks.ts'
import type { AnyTable } from './next-turn.ts'

export type Cancel = () => void

export interface HostTime {
  /** Milliseconds. */
  now(): number
  after(ms: number, work: () => void): Cancel
}

/** Summary of a table for lists, so that its log need not be loaded. */
export interface Facts {
  readonly moves: number
  readonly owe: readonly Seat[]
}

/** One step of a table: it counts only if the table still stands at `seq` and `version`. */
export interface TableChange<R> {
  readonly id: string
  readonly seq: number
  readonly version: number
  readonly entries: readonly StoredEntry[]
  /** A new room raises the version by one. */
  readonly room: R | null
  /** Given once, when play begins. */
  readonly head: StoredHead | null
  readonly clock: ClockState | null
  readonly facts: Facts
  /** When somebody must look at the table again though nobody asks: a clock, or a bot to move. */
  readonly wake: number | null
  readonly at: number
}

/** A table without its log, as it is stored. */
export interface StoredPosition<R> {
  readonly seq: number
  readonly version: number
  readonly room: R
  readonly head: StoredHead | null
  readonly clock: ClockState | null
}

export interface HostStore<R> {
  /** Durable once it has answered `stored`. `conflict`: another process was faster, and nothing was written. */
  save(change: TableChange<R>): Promise<'stored' | 'conflict'>
  /** Null when the table was deleted. */
  table(id: string): Promise<StoredPosition<R> | null>
  entries(id: string, after: number): Promise<StoredEntry[]>
  /** Whether the store may answer again within seconds, so that people had better wait; without it: always. */
  isSoonBack?(error: unknown): boolean
}

/** What the document around a game (seats, rights, clock) means to the host. It is replaced as a whole, never changed. */
export interface RoomRules<R> {
  isRunning(room: R): boolean
  /** Name of the automatic player at this seat; null where a person sends requests. */
  playerAt(room: R, seat: Seat): string | null
  clockOf(room: R): ClockSetting
  /** The room after a step of play. */
  afterStep(room: R, isOver: boolean): R
  /** The room after this seat ran out of time and the fallback was played for it. */
  afterTimeout(room: R, seat: Seat): R
}

export interface PlayerQuestion {
  readonly table: string
  readonly seat: Seat
  readonly player: string
  readonly view: View<GameTypes>
  readonly duty: 'owe' | 'may'
  /** False once the table has moved on: the answer will not be used. */
  isCurrent(): boolean
}

export interface AutomaticPlayers {
  /** Null lets an optional question pass; undefined: the player failed, and the fallback is played where it owes. */
  choose(question: PlayerQuestion): Promise<GameTypes['Action'] | null | undefined>
}

export interface Pacing {
  /** How long an automatic player waits before it acts, so that people can follow. */
  readonly botPaceMs: number
  /** How long it waits for people's answers to an offer. */
  readonly answerMs: number
  /** How much longer a process waits that did not make the last step. */
  readonly graceMs: number
  /** True while people are still being shown what happened; `Host.goOn` is called when they have seen it. */
  isHeld?(): boolean
}

export interface Published<R> {
  /** Where the viewers stand; null: they have seen nothing of this game. */
  readonly since: number | null
  /** The new room, where it changed. */
  readonly room: R | null
  /** The step that was just committed; null for a change of the room alone or steps of other processes. */
  readonly step: Step<GameTypes> | null
}

export interface HostListener<R> {
  /** Called after every committed change, in order. */
  published(change: Published<R>): void
  /** The table was deleted. */
  gone(): void
  /** Bugs, for the log: one table that breaks must not take the others with it. */
  failed(error: unknown, doing: string): void
}

export interface HostPorts<R> {
  readonly store: HostStore<R>
  readonly time: HostTime
  readonly rules: RoomRules<R>
  readonly players: AutomaticPlayers
  readonly pacing: Pacing
  readonly listener: HostListener<R>
  /** Null where no table has a time limit. */
  readonly clocks: Clocks<R> | null
  draws(table: AnyTable): DrawSource
}

/** What a request decides: a refusal, or an answer with the changes that must be stored before it is sent. */
export type Decision<R, T, X extends Rejection = Rejection> =
  | { readonly refused: X }
  | {
      readonly answer: T
      readonly room?: R
      readonly step?: Step<GameTypes>
      /** Play begins: the table that was just laid out. */
      readonly begin?: AnyTable
    }

export type Answer<T, X extends Rejection = Rejection> = { readonly ok: T } | { readonly refused: X }
