/** `.game` files: a whole table as text, one move a line. The format is specified in docs/record-format.md. */
import type { Game, GameTypes, Json, Result, Viewer } from '@quayside/rules-kit'
import { isObject, parseOptionText, readJson } from '@quayside/rules-kit'
import type { Table } from './entry.ts'
import { openHead, replayInto, sameJson } from './load.ts'
import { headerLines, type RecordHeader, type RecordProblem, readHeader } from './record-header.ts'
import { redactedText } from './seen.ts'
import { firstState, resultOf } from './table.ts'

export interface RecordLine {
  readonly text: string
  readonly line: number
}

/** A parsed file; the rules of its game have not been applied yet. */
export interface GameRecord extends RecordHeader {
  readonly setup: { readonly json: Json; readonly line: number }
  readonly moves: readonly RecordLine[]
  readonly result: { readonly json: Json; readonly line: number } | null
  readonly digest: RecordLine | null
}

const MAX_LINES = 200_000

/** Contains hidden outcomes: only for finished games and for the host itself. */
export function writeRecord<G extends GameTypes>(table: Table<G>): string {
  const { game, head, setup, log } = table
  const lines = [...headerLines(table), '', JSON.stringify(setup), ...log.map((entry) => entry.text)]
  const result = resultOf(table)
  if (result) lines.push(`result ${JSON.stringify(result)}`)
  // A simulated game can be reproduced from its seed, so it needs no digest.
  if (table.header.seed === undefined) lines.push(`digest ${game.digest(head.state)}`)
  return `${lines.join('\n')}\n`
}

/** A running game as one viewer knows it: the first view instead of the set-up, `?` for hidden moves. */
export function writeViewerRecord<G extends GameTypes>(table: Table<G>, viewer: Viewer): string {
  const { game, log } = table
  const { draw, commitment } = table.header.fairness ?? {}
  // What the seats have added to the chance stands beside the secret after the end, not before.
  const fairness = { draw, commitment, contributions: [] }
  const open = { ...table, header: { ...table.header, ...(table.header.fairness ? { fairness } : {}) } }
  const first = game.view(firstState(table), viewer)
  const lines = [...headerLines(open as Table<G>), `viewer: ${viewer}`, '', `view ${JSON.stringify(first)}`]
  for (const entry of log) lines.push(entry.kind === 'undo' ? entry.text : redactedText(entry, viewer))
  return `${lines.join('\n')}\n`
}

/** What may leave the host: everything after the end, before it only what the viewer has seen. */
export function exportRecord<G extends GameTypes>(table: Table<G>, viewer: Viewer): string {
  return resultOf(table) ? writeRecord(table) : writeViewerRecord(table, viewer)
}

/** Parses a file without applying the rules. */
export function readRecord(text: string): GameRecord | RecordProblem {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) return { problem: 'the file is empty', line: 1 }
  if (lines.length > MAX_LINES)
    return { problem: `the file has more than ${MAX_LINES} lines`, line: MAX_LINES }
  const blank = lines.indexOf('')
  if (blank < 0) return { problem: 'no blank line ends the header', line: lines.length }
  const header = readHeader(lines.slice(0, blank))
  if ('problem' in header) return header
  return readBody(header, lines, blank + 1)
}

function readBody(header: RecordHeader, lines: readonly string[], from: number): GameRecord | RecordProblem {
  const line = from + 1
  const json = readJson((lines[from] ?? '').replace(/^setup /, ''))
  if (lines[from]?.startsWith('view ')) {
    return { problem: 'this is a running game as one viewer saw it; it cannot be opened', line }
  }
  if (!isObject(json)) return { problem: 'the set-up must be one line of JSON, an object', line }
  const body = lines.slice(from + 1).map((text, i) => ({ text, line: from + i + 2 }))
  const closing = body.findIndex(({ text }) => /^(result|digest)\b/.test(text))
  const moves = closing < 0 ? body : body.slice(0, closing)
  const empty = moves.find(({ text }) => text === '')
  if (empty) return { problem: 'an empty line stands among the moves', line: empty.line }
  const end = readEnd(closing < 0 ? [] : body.slice(closing))
  if ('problem' in end) return end
  return { ...header, setup: { json, line }, moves, ...end }
}

function readEnd(lines: readonly RecordLine[]): Pick<GameRecord, 'result' | 'digest'> | RecordProblem {
  const rest = [...lines]
  let result: GameRecord['result'] = null
  let digest: GameRecord['digest'] = null
  if (rest[0]?.text.startsWith('result')) {
    const { text, line } = rest.shift() as RecordLine
    const json = readJson(text.slice('result '.length))
    if (!isObject(json)) return { problem: 'the result must be JSON, an object', line }
    result = { json, line }
  }
  if (rest[0]?.text.startsWith('digest')) {
    const { text, line } = rest.shift() as RecordLine
    if (!/^digest [0-9a-f]{64}$/.test(text)) return { problem: 'a digest has 64 hexadecimal digits', line }
    digest = { text: text.slice('digest '.length), line }
  }
  const stray = rest[0]
  return stray
    ? { problem: 'nothing may follow the result and the digest', line: stray.line }
    : { result, digest }
}

/** Replays a record by the rules of its version: the table at its end, or the first problem. */
export function openRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  keepsDigests = false,
): Table<G> | RecordProblem {
  const options = parseOptionText(game.options, record.options)
  if (!options)
    return { problem: 'options have the form key=value,key=value', line: record.lines.options ?? 1 }
  const { players, header } = record
  const head = { game: record.game, options, players, setup: record.setup.json, header }
  const table = openHead(game, head, keepsDigests)
  if ('problem' in table) {
    const { problem, part } = table
    return { problem, line: record.lines[part] ?? record.setup.line }
  }
  const entries = record.moves.map(({ text }, i) => ({ seq: i + 1, text, digest: null }))
  const fault = replayInto(table, entries)
  if (fault) {
    const line = record.moves[fault.seq - 1]?.line ?? record.setup.line
    const newer = table.fault ? ` (${table.fault.detail})` : ''
    return { problem: `"${fault.text.slice(0, 80)}": ${fault.detail}${newer}`, line }
  }
  return endProblem(table, record) ?? table
}

/** Result and digest must be those the rules give, so that a truncated file is not taken for a running game. */
function endProblem<G extends GameTypes>(table: Table<G>, record: GameRecord): RecordProblem | null {
  const result = resultOf(table)
  const { digest } = record
  const last = record.moves.at(-1)?.line ?? record.setup.line
  if (result && !record.result) return { problem: 'the game is over here, but no result follows', line: last }
  if (record.result && !result) {
    return { problem: 'a result is given, but the game is not over', line: record.result.line }
  }
  if (record.result && !sameJson(record.result.json, result as Result)) {
    return { problem: `the rules give another result: ${JSON.stringify(result)}`, line: record.result.line }
  }
  if (!digest) {
    return record.header.seed === undefined
      ? { problem: 'the digest at the end is missing', line: last }
      : null
  }
  const found = table.game.digest(table.head.state)
  return digest.text === found
    ? null
    : { problem: `the last state has the digest ${found}`, line: digest.line }
}
