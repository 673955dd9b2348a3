/** The disk's log replayed by nobody's host: what every position, text and question really was. */
import type { GameTypes, Seat, Viewer } from '@quayside/rules-kit'
import { loadTable, replayInto, type StoredHead, seenEntry, type Table, withDraws } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import type { Plan } from './plan.ts'
import type { SimDisk } from './sim-disk.ts'
import { simDraws } from './sim-draws.ts'

export type AnyTable = Table<GameTypes>

export interface Truth {
  readonly table: AnyTable
  askBefore(seq: number, seat: Seat): number
  textFor(seq: number, viewer: Viewer): string
  shownTo(seq: number, viewer: Viewer): string
  /** Actions without a request of their own in the name of a person, with the time since the question came up. */
  fallbacksOfPeople(): readonly { readonly seq: number; readonly waited: number }[]
}

export function simTruth(plan: Plan, disk: SimDisk): Truth | { readonly problem: string } {
  const head = disk.position.head as StoredHead
  const table = loadTable<GameTypes>(toyGame, { ...head, entries: [] }, false)
  if ('problem' in table) return { problem: `the table does not open: ${table.problem}` }
  const states: GameTypes['State'][] = [table.head.state]
  const draws = simDraws(plan)
  for (const [i, entry] of disk.log.entries()) {
    if (entry.seq !== i + 1) return { problem: `entry ${entry.seq} stands at place ${i + 1}` }
    if (toyGame.pending(table.head.state as never).by === 'chance') {
      const due = withDraws(table, { kind: 'step', entries: [], head: table.head }, draws).entries[0]
      if (due?.text !== entry.text)
        return { problem: `"${entry.text}" was drawn where the secret says "${due?.text}"` }
    }
    const fault = replayInto(table, [entry])
    if (fault) return { problem: `entry ${fault.seq} "${fault.text}": ${fault.detail}` }
    states.push(table.head.state)
  }
  return truthOf(plan, table, states)
}

function truthOf(plan: Plan, table: AnyTable, states: readonly GameTypes['State'][]): Truth {
  const stateAt = (seq: number) => states[seq] as never
  return {
    table,
    askBefore: (seq, seat) => (seq <= states.length ? toyGame.ask(stateAt(seq - 1), seat) : Number.NaN),
    textFor(seq, viewer) {
      const entry = table.log[seq - 1]
      return entry ? seenEntry(table, entry, viewer).text : ''
    },
    shownTo: (seq, viewer) =>
      seq < states.length
        ? JSON.stringify(toyGame.view(stateAt(seq), viewer).shown)
        : 'nothing that was stored',
    fallbacksOfPeople: () => fallbacks(plan, table, states),
  }
}

function fallbacks(plan: Plan, { log }: AnyTable, states: readonly GameTypes['State'][]) {
  const found: { seq: number; waited: number }[] = []
  /** By seat: the question it owes an answer to, and since when. */
  const owed = new Map<Seat, { ask: number; since: number }>()
  const lookAt = (seq: number, at: number) => {
    const pending = toyGame.pending(states[seq] as never)
    for (const seat of pending.by === 'seats' ? pending.owe : []) {
      const ask = toyGame.ask(states[seq] as never, seat)
      if (owed.get(seat)?.ask !== ask) owed.set(seat, { ask, since: at })
    }
  }
  lookAt(0, 0)
  for (const entry of log) {
    const at = entry.at ?? 0
    if (entry.kind === 'move' && entry.move.by !== 'chance') {
      const seat = entry.move.by
      // Only the first timeout of a person is judged: afterwards a stand-in may play.
      const isPerson = seat < plan.people && !plan.handsOver
      const since = owed.get(seat)?.since
      if (isPerson && entry.id === undefined && since !== undefined)
        found.push({ seq: entry.seq, waited: at - since })
      owed.delete(seat)
    }
    if (entry.kind === 'undo') owed.clear()
    lookAt(entry.seq, at)
  }
  return found
}
