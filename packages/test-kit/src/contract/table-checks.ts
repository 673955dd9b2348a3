/** The game at a table: undo that knows information, replay, records. */
import { consentNeeded, moveCount, openRecord, readRecord, stateAt, writeRecord } from '@quayside/table'
import type { Check } from './check.ts'
import { mustEqual } from './compare.ts'
import { tableAt } from './table-at.ts'
import { violated } from './walk.ts'

const undo: Check = {
  says: 'chance or a reveal ends free undo, and so does another seat',
  every: 25,
  share: 0.15,
  at(position) {
    const { game, players } = position
    const table = tableAt(position)
    for (let seat = 0; seat < players; seat++) {
      let isFree = true
      for (let played = table.head.last; played; played = played.before) {
        const { move, events } = played.entry
        isFree &&= move.by === seat && !events.some((event) => game.reveals(event))
        const asked = consentNeeded(table, seat, played.count - 1).length
        if (isFree !== (asked === 0) && players > 1)
          violated(`undo to ${played.count - 1} asks ${asked} seats`)
        if (!isFree) break
      }
    }
  },
}

const replay: Check = {
  says: 'replay to any move gives the state that was there',
  every: 25,
  share: 0.15,
  at(position) {
    const { game, state, rng } = position
    const table = tableAt(position)
    mustEqual(game.toJson(table.head.state), game.toJson(state), 'the state at the table')
    const count = rng.below(moveCount(table) + 1)
    const early = tableAt({ ...position, moves: position.moves.slice(0, count) })
    mustEqual(game.toJson(stateAt(table, count)), game.toJson(early.head.state), `replay to move ${count}`)
  },
}

const records: Check = {
  says: 'a record reads back to the same table',
  every: 25,
  share: 0.15,
  at(position) {
    const text = writeRecord(tableAt(position))
    const record = readRecord(text)
    if ('problem' in record) violated(`line ${record.line}: ${record.problem}`)
    const table = openRecord(position.game, record)
    if ('problem' in table) violated(`line ${table.line}: ${table.problem}`)
    if (writeRecord(table) !== text) violated('the record changed by reading and writing')
  },
}

export const tableChecks = [undo, replay, records]
