/** Replays a stored log into a table, and reports the first entry that the current rules do not reproduce. */
import type { Game, GameTypes, Move, OptionValues } from '@quayside/rules-kit'
import { canonicalJson, type Json, misfit } from '@quayside/rules-kit'
import { outcomeProblem, stepOf } from './act.ts'
import { type Advanced, advance, advanceInPlace, messageOf } from './advance.ts'
import { brokenLink, firstLink } from './chain.ts'
import type { Entry, Fault, Header, RequestStamp, Table } from './entry.ts'
import type { StoredEntry, StoredHead, StoredTable } from './store.ts'
import { commit, moveCount, openTable } from './table.ts'
import { rewind } from './undo.ts'

/** Why no table can be opened from stored game, options and set-up. */
export interface OpeningProblem {
  readonly problem: string
  readonly part: 'game' | 'options' | 'setup'
}

export function storedHead<G extends GameTypes>(table: Table<G>): StoredHead {
  const { game, options, players, setup, header } = table
  return {
    game: game.id,
    options: options as OptionValues,
    players,
    setup: setup as unknown as Json,
    header,
  }
}

export function storedEntry<G extends GameTypes>(entry: Entry<G>): StoredEntry {
  const { seq, text, digest, id, at } = entry
  const by = entry.kind === 'undo' ? entry.by : null
  return {
    seq,
    text,
    digest,
    ...(by === null ? {} : { by }),
    ...(id === undefined ? {} : { id }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Opens an empty table from stored data, which is validated. */
export function openHead<G extends GameTypes>(
  game: Game<G>,
  head: StoredHead,
  keepsDigests = true,
): Table<G> | OpeningProblem {
  const { players, header } = head
  if (head.game !== game.id)
    return { part: 'game', problem: `this is a game of ${head.game}, not of ${game.id}` }
  const options = game.resolveOptions(players, head.options)
  if ('problem' in options) return { part: 'options', problem: optionProblem(options.problem as never) }
  const wrong = misfit(game.schemas.setup, head.setup)
  if (wrong) return { part: 'setup', problem: `the set-up does not read: ${wrong}` }
  const setup = game.readSetup(options, players, head.setup as unknown as G['Setup'])
  if ('problem' in setup) return { part: 'setup', problem: `the set-up does not fit: ${setup.problem}` }
  return openTable({ game, options, players, setup, header: header as Header, keepsDigests })
}

function optionProblem(clash: { option: string; value: string; other: string }): string {
  return `option ${clash.option}=${clash.value} is not accepted (${clash.other})`
}

/**
 * At the first entry that was changed in the store, or that the current rules do not reproduce, the table opens read-only just before it. Fast path: if the
 * last stored digest matches, all entries before it are right; only otherwise is the log replayed with a digest for each
 * entry. So a host need not store a digest with every entry.
 */
export function loadTable<G extends GameTypes>(
  game: Game<G>,
  stored: StoredTable,
  keepsDigests = true,
): Table<G> | OpeningProblem {
  const broken = brokenLink(firstLink(stored), stored.entries)
  const damaged = stored.entries[broken]
  if (!damaged) return loadWhole(game, stored, keepsDigests)
  const table = loadWhole(game, { ...stored, entries: stored.entries.slice(0, broken) }, keepsDigests)
  if ('problem' in table || table.fault) return table
  return { ...table, fault: { seq: damaged.seq, text: damaged.text, why: 'link', detail: CHANGED_LOG } }
}

const CHANGED_LOG = 'the stored log was changed or damaged here'

function loadWhole<G extends GameTypes>(
  game: Game<G>,
  stored: StoredTable,
  keepsDigests: boolean,
): Table<G> | OpeningProblem {
  const table = openHead(game, stored, false)
  if ('problem' in table) return table
  if (replaysAsStored(table, stored.entries)) return { ...table, keepsDigests }
  const slow = openHead(game, stored, true)
  if ('problem' in slow) return slow
  const fault = replayInto(slow, stored.entries)
  return { ...slow, fault: slow.fault ?? fault }
}

function replaysAsStored<G extends GameTypes>(table: Table<G>, entries: readonly StoredEntry[]): boolean {
  const trusted = entries.findLastIndex((entry) => entry.digest !== null) + 1
  if (replayInto(table, entries.slice(0, trusted), TRUSTED)) return false
  const digest = entries[trusted - 1]?.digest ?? null
  if (digest !== null && digest !== table.game.digest(table.head.state)) return false
  return replayInto(table, entries.slice(trusted), IN_PLACE) === null
}

/** How entries are replayed: with or without a copy of the state, and whether `check` is asked about each move. */
interface ReplayMode {
  readonly step: typeof advance
  readonly isChecked: boolean
}
const COPYING: ReplayMode = { step: advance, isChecked: true }
const IN_PLACE: ReplayMode = { step: advanceInPlace, isChecked: true }
/** Without `check`: each move was checked when it was made, and the digest shows that the position is still the same. */
const TRUSTED: ReplayMode = { step: advanceInPlace, isChecked: false }

/** Appends stored entries; stops at the first that the rules do not reproduce. */
export function replayInto<G extends GameTypes>(
  table: Table<G>,
  entries: readonly StoredEntry[],
  mode: ReplayMode = COPYING,
): Fault | null {
  for (const stored of entries) {
    const made = readEntry(table, stored, mode)
    if ('why' in made) return { ...made, seq: stored.seq, text: stored.text }
    const { digest } = made.entry
    if (stored.digest !== null && digest !== null && stored.digest !== digest) {
      const detail = `digest ${digest} instead of ${stored.digest}`
      return { seq: stored.seq, text: stored.text, why: 'digest', detail }
    }
    const entry = { ...made.entry, digest: digest ?? stored.digest }
    commit(table, stepOf({ entry, head: made.head }))
  }
  return null
}

type EntryProblem = Pick<Fault, 'why' | 'detail'>

function readEntry<G extends GameTypes>(
  table: Table<G>,
  stored: StoredEntry,
  { step, isChecked }: ReplayMode,
): { entry: Entry<G>; head: Table<G>['head'] } | EntryProblem {
  const undone = /^undo to (\d{1,6})$/.exec(stored.text)
  if (undone) return readUndo(table, stored, Number(undone[1]))
  const move = table.game.parse(stored.text)
  if (!move) return { why: 'unreadable', detail: 'this is not a move the game knows' }
  const wrong = isChecked ? moveProblem(table, move) : null
  if (wrong) return wrong
  return tryAdvance(table, move, storedStamp(stored), step)
}

function readUndo<G extends GameTypes>(table: Table<G>, stored: StoredEntry, to: number) {
  const moves = moveCount(table)
  if (to >= moves) return { why: 'refused' as const, detail: `only ${moves} moves stand here` }
  return rewind(table, stored.by ?? null, to, storedStamp(stored))
}

function storedStamp({ id, at }: StoredEntry): RequestStamp {
  return { ...(id === undefined ? {} : { id }), ...(at === undefined ? {} : { at }) }
}

function moveProblem<G extends GameTypes>(table: Table<G>, move: Move<G>): EntryProblem | null {
  if (move.by === 'chance') {
    const code = outcomeProblem(table, table.head, move.outcome)
    return code ? { why: 'impossible', detail: outcomeDetail(code) } : null
  }
  if (move.by >= table.players) return { why: 'refused', detail: `there is no seat ${move.by}` }
  const rejection = table.game.check(table.head.state, move.by, move.action)
  if (!rejection) return null
  const rule = rejection.rule ? ` by ${rejection.rule}` : ''
  return { why: 'refused', detail: `the rules refuse it${rule} (${rejection.code})` }
}

function outcomeDetail(code: string): string {
  return code === 'noChancePending' ? 'nothing is to be drawn here' : 'this cannot be drawn here'
}

function tryAdvance<G extends GameTypes>(
  table: Table<G>,
  move: Move<G>,
  stamp: RequestStamp,
  step: typeof advance,
): Advanced<G> | EntryProblem {
  try {
    return step(table, table.head, move, stamp)
  } catch (error) {
    return { why: 'broken', detail: messageOf(error) }
  }
}

export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a as Json) === canonicalJson(b as Json)
}
