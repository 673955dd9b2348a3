/** A record: the board at any move as somebody saw it, and the check of rules, result, digest and fairness. */
import { gameIds, type LoadedGame, loadGame } from '@quayside/all'
import { loadScreen } from '@quayside/all/terminal'
import type { Viewer } from '@quayside/rules-kit'
import { type GameRecord, openRecord, readRecord, stateAt, type Table, verifyRecord } from '@quayside/table'
import type { AnyTerminalScreen } from '@quayside/texts/terminal'
import { languageOf, readWords, type Words, wholeNumber } from '../arguments.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { readText } from '../files.ts'
import { Screen } from '../terminal/screen.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string' },
  verify: { type: 'boolean' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const replay: Command = {
  usage: 'replay FILE [--at N] [--seat S] [--verify] [--lang ja] [--json]',
  does: 'shows a record at a move, or checks it',
  async run(given) {
    const words = readWords(given, FLAGS)
    const [file, extra] = words.names
    if (file === undefined || extra !== undefined) throw new BadInput('give one .game file')
    const record = readRecord(readText(file))
    if ('problem' in record) throw new BadInput(`${file}, line ${record.line}: ${record.problem}`)
    const loaded = await loadGame(record.game)
    if (!loaded)
      throw new BadInput(`${file}: there is no game "${record.game}"; there are ${gameIds.join(', ')}`)
    if (words.flags.verify) verify(words, loaded, record)
    else show(words, loaded, openOrRefuse(loaded, record, file), await loadScreen(record.game))
  },
}

// biome-ignore lint/suspicious/noExplicitAny: the record says which game it is
type SomeTable = Table<any>

function openOrRefuse({ game }: LoadedGame, record: GameRecord, file: string): SomeTable {
  const table = openRecord(game, record)
  if ('problem' in table) throw new BadInput(`${file}, line ${table.line}: ${table.problem}`)
  return table
}

/** Replays every move, compares result and digest, and, where a secret is open, draws everything again. */
function verify(words: Words, { game }: LoadedGame, record: GameRecord): void {
  const fair = record.header.fairness !== undefined
  const checked = fair ? verifyRecord(game, record) : openRecord(game, record)
  const problem = 'problem' in checked ? `line ${checked.line}: ${checked.problem}` : null
  const draws = fair && 'draws' in checked ? checked.draws : 0
  const report = {
    ok: problem === null,
    moves: record.moves.length,
    fairness: fair ? 'checked' : 'none',
    draws,
    problem,
  }
  if (words.flags.json) printJson(report)
  else if (!problem)
    console.log(
      `${report.moves} moves keep the rules; ${fair ? `${draws} draws are fair` : 'a record without a secret: draws cannot be checked'}`,
    )
  if (problem) throw new FoundFailure(words.flags.json ? undefined : problem)
}

function show(words: Words, loaded: LoadedGame, table: SomeTable, drawing: AnyTerminalScreen | null): void {
  const last = table.head.last?.count ?? 0
  const at = wholeNumber(words, 'at', last, 0, last)
  const state = stateAt(table, at)
  const viewer = viewerOf(words, table.players)
  if (words.flags.json) {
    printJson({
      at,
      of: last,
      view: viewer === null ? loaded.game.toJson(state) : loaded.game.view(state, viewer),
    })
    return
  }
  const screen = new Screen(loaded, languageOf(words), table.header.names ?? [], drawing)
  const eyes = viewer ?? openEyes(loaded, state)
  console.log(`${at}/${last}`)
  screen.printPosition(loaded.game.view(state, eyes))
}

/** Without a seat: as whoever is to move. */
function openEyes({ game }: LoadedGame, state: object): Viewer {
  const pending = game.pending(state)
  return pending.by === 'seats' ? (pending.owe[0] ?? 0) : 0
}

function viewerOf(words: Words, players: number): Viewer | null {
  const { seat } = words.flags
  if (seat === undefined) return null
  if (seat === 'watcher') return seat
  return wholeNumber(words, 'seat', 0, 0, players - 1)
}
