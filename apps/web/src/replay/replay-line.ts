/** The line of play of a record, replayed by the current rules: its moves, and the position after any of them. */
import { games } from '@quayside/all'
import { PERSON, type SeatPlan, type Step } from '@quayside/protocol'
import type {
  AnyHeuristic,
  AnyInspectableGame,
  GameTypes,
  Move,
  Pending,
  Seat,
  Viewer,
} from '@quayside/rules-kit'
import {
  firstState,
  lineAtSeq,
  type MoveEntry,
  openRecord,
  readRecord,
  resultOf,
  seenEntry,
  type Table,
} from '@quayside/table'
import type { Opened, Perspective, Position, Turn } from './protocol.ts'

type State = GameTypes['State']

/** Header key that says who sat where; the table's host writes it. */
const SEATS_KEY = 'quayside-seats'

export class ReplayLine {
  readonly game: AnyInspectableGame
  readonly heuristic: AnyHeuristic
  readonly table: Table<GameTypes>
  private readonly entries: readonly MoveEntry<GameTypes>[]

  constructor(game: AnyInspectableGame, heuristic: AnyHeuristic, table: Table<GameTypes>) {
    this.game = game
    this.heuristic = heuristic
    this.table = table
    this.entries = lineAtSeq(table, Number.POSITIVE_INFINITY)
  }

  get count(): number {
    return this.entries.length
  }

  /** Moves are counted from 1. */
  move(at: number): Move<GameTypes> {
    const entry = this.entries[at - 1]
    if (!entry) throw new RangeError(`there is no move ${at}`)
    return entry.move
  }

  /** A new state after `count` moves; the caller may change it. */
  stateAfter(count: number): State {
    const { game } = this
    const state = this.first()
    for (const { move } of this.entries.slice(0, count)) game.apply(state, move, null)
    return state
  }

  first(): State {
    return firstState(this.table)
  }

  opened(): Opened {
    const { table, game } = this
    const by = this.entries.map(({ move }) => move.by)
    return {
      game: game.id,
      options: table.options as Opened['options'],
      seats: seatsOf(table),
      colours: coloursOf(table),
      started: table.header.started ?? '',
      count: this.count,
      by,
      turns: this.turns(),
      result: resultOf(table),
      isOpened: table.header.fairness?.secret !== undefined,
    }
  }

  /** A turn begins where exactly one seat owes an action and it is not the seat of the turn before. */
  private turns(): Turn[] {
    const { game } = this
    const turns: Turn[] = []
    const state = this.first()
    this.entries.forEach(({ move }, i) => {
      const pending = game.pending(state)
      const seat = pending.by === 'seats' && pending.owe.length === 1 ? pending.owe[0] : undefined
      if (seat !== undefined && move.by === seat && turns.at(-1)?.seat !== seat) turns.push({ at: i, seat })
      game.apply(state, move, null)
    })
    return turns
  }

  position(count: number, perspective: Perspective): Position {
    const { game } = this
    const state = this.stateAfter(count)
    const pending = game.pending(state)
    const viewer = perspective === 'open' ? this.viewerToMove(pending, count) : perspective
    const { known: _kept, ...view } = game.view(state, viewer)
    return {
      count,
      viewer,
      view: { ...view, known: null } as unknown as Position['view'],
      owe: pending.by === 'seats' ? pending.owe : [],
      result: game.result(state),
    }
  }

  /** Viewer of the open perspective: the seat to move, otherwise the one that moved last. */
  private viewerToMove(pending: Pending, count: number): Viewer {
    if (pending.by === 'seats' && pending.owe[0] !== undefined) return pending.owe[0]
    const last = this.entries.slice(0, count).findLast(({ move }) => move.by !== 'chance')
    return (last?.move.by as Seat | undefined) ?? 0
  }

  story(perspective: Perspective): Step[] {
    return this.entries.map((entry, i) => {
      const seen = perspective === 'open' ? openEntry(entry) : seenEntry(this.table, entry, perspective)
      return { ...seen, seq: i + 1 } as unknown as Step
    })
  }
}

function openEntry({ move, text, events }: MoveEntry<GameTypes>) {
  return { by: move.by, text, events }
}

function seatsOf({ header, players }: Table<GameTypes>): SeatPlan[] {
  const kinds = (header.others[SEATS_KEY] ?? '').split(' ')
  return Array.from({ length: players }, (_, seat) => ({
    kind: kinds[seat] || PERSON,
    name: header.names?.[seat] ?? '',
  }))
}

function coloursOf({ setup, game, players }: Table<GameTypes>): readonly string[] {
  const { colours } = setup as { colours?: readonly string[] }
  return colours ?? game.colours.slice(0, players)
}

/** Parses and replays a record; `problem` is a sentence for the user. */
export async function openReplayLine(text: string): Promise<ReplayLine | { problem: string; line: number }> {
  const record = readRecord(text)
  if ('problem' in record) return record
  const entry = Object.hasOwn(games, record.game) ? games[record.game] : undefined
  if (!entry) return { problem: `there is no game "${record.game}"`, line: record.lines.game ?? 1 }
  const { game, heuristic } = await entry.inspectable()
  const table = openRecord<GameTypes>(game, record)
  return 'problem' in table ? table : new ReplayLine(game, heuristic, table)
}
