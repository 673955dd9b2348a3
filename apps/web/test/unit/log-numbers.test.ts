// The numbers of a game are the same wherever they stand: in the log at the table, in the list of tables, in the replay.
import { loadGame } from '@quayside/all'
import type { LogLine } from '@quayside/board-kit/log-line'
import type { Step } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import { eventsFor, moveCount, openRecord, readRecord, stateAt, type Table } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { openReplayLine } from '../../src/replay/replay-line.ts'
import { logLines } from '../../src/table/log-lines.ts'
import { GAME_SCENES } from '../support/game-scenes.ts'
import { recorded } from '../support/replay.ts'

/** The same game with one move made, taken back and made again. */
function withUndo(record: string): string {
  const lines = record.split('\n')
  const first = lines.findIndex((line) => line.startsWith('{')) + 1
  const at = 40
  const move = lines[first + at] ?? ''
  lines.splice(first + at + 1, 0, `undo to ${at}`, move)
  return lines.join('\n')
}

/** Without the numbers of entries, which count what was taken back too. */
const said = (lines: readonly LogLine[]) => lines.map(({ key: _entry, ...rest }) => rest)

describe.each(GAME_SCENES)('$game', ({ game, replay }) => {
  it('log, list and replay count the same turns and moves, also after an undo', async () => {
    const text = withUndo(recorded(game, replay))
    const loaded = await loadGame(game)
    const record = readRecord(text)
    if (!loaded || 'problem' in record) throw new Error('the record does not read')
    const table = openRecord<GameTypes>(loaded.game, record) as Table<GameTypes>
    const line = await openReplayLine(text)
    if ('problem' in line) throw new Error(line.problem)
    const texts = loaded.texts.en
    const log = logLines(eventsFor(table, 0, 0) as unknown as Step[], texts, null)
    expect(said(logLines(line.story(0), texts, null))).toEqual(said(log))
    expect(line.opened().count).toBe(moveCount(table))
    const headings = log.filter(({ begins }) => begins !== undefined)
    expect(headings.length).toBeGreaterThan(5)
    const rounds = loaded.game.rounds(stateAt(table, moveCount(table)))
    if (headings[0]?.isRound) expect(headings[0].begins).toBe(rounds)
    expect(new Set(headings.map(({ isRound }) => isRound ?? false)).size).toBe(1)
  })
})
