/** Verifies a finished record: the moves by the rules, the secret by the commitment, set-up and draws by the secret. */
import { canonicalJson, type Game, type GameTypes, type Json } from '@quayside/rules-kit'
import { drawnOutcome } from './act.ts'
import { nextDrawIndex, nodeAfter } from './advance.ts'
import { type DrawSource, setupRng } from './draws.ts'
import type { Fairness, Header, LineNode, MoveEntry, Table } from './entry.ts'
import { commitmentOf, DRAW_VERSION, secretSource } from './fairness.ts'
import { type GameRecord, openRecord } from './record.ts'
import type { RecordProblem } from './record-header.ts'
import { fold } from './replay.ts'

export interface Verified {
  /** Number of draws verified; the set-up counts as one. */
  readonly draws: number
}

function fairnessOf(header: Header): (Fairness & { readonly secret: string }) | null {
  const { fairness } = header
  return fairness?.secret === undefined ? null : { ...fairness, secret: fairness.secret }
}

/** Replays the record, then repeats every draw from the revealed secret. */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
): Verified | RecordProblem {
  const table = openRecord(game, record)
  if ('problem' in table) return table
  const line = (key: string) => record.lines[key] ?? 1
  const fairness = fairnessOf(record.header)
  if (!fairness)
    return { problem: 'the record has no secret: its draws cannot be checked', line: line('commitment') }
  if (fairness.draw > DRAW_VERSION) {
    return { problem: `drawing method ${fairness.draw} is not known here`, line: line('draw') }
  }
  if (fairness.contributions.length !== table.players) {
    return { problem: 'there must be one contribution for each seat', line: line('contributions') }
  }
  if (commitmentOf(fairness.secret) !== fairness.commitment) {
    return { problem: 'the secret is not the one that was committed to', line: line('secret') }
  }
  const source = secretSource(fairness.secret, fairness.contributions)
  return setupProblem(table, record, source) ?? repeatDraws(table, record, source)
}

function setupProblem<G extends GameTypes>(
  table: Table<G>,
  record: GameRecord,
  source: DrawSource,
): RecordProblem | null {
  const { game, options, players, header } = table
  const drawn = game.drawSetup(options, players, setupRng(source), header.wishes, header.fairness?.draw)
  const same = canonicalJson(drawn as unknown as Json) === canonicalJson(record.setup.json)
  return same ? null : { problem: 'the secret gives another set-up', line: record.setup.line }
}

/** Checks undone draws too, each in the line of play that was current then. */
function repeatDraws<G extends GameTypes>(
  table: Table<G>,
  record: GameRecord,
  source: DrawSource,
): Verified | RecordProblem {
  const { game } = table
  let draws = 1
  let last = null as LineNode<G> | null
  let state = fold(table, null)
  for (const entry of table.log) {
    if (entry.kind === 'undo') {
      while (last && last.count > entry.to) last = last.before
      state = fold(table, last)
      continue
    }
    const wrong = drawProblem(table, { seq: entry.seq, state, last }, entry, source)
    if (wrong) return { problem: wrong, line: record.moves[entry.seq - 1]?.line ?? 1 }
    if (entry.move.by === 'chance') draws++
    game.apply(state, entry.move, null)
    last = nodeAfter({ last }, entry)
  }
  return { draws }
}

function drawProblem<G extends GameTypes>(
  table: Table<G>,
  head: Table<G>['head'],
  { move, text }: MoveEntry<G>,
  source: DrawSource,
): string | null {
  if (move.by !== 'chance') return null
  const expected = table.game.format({ by: 'chance', outcome: drawnOutcome(table, head, source) })
  if (expected === text) return null
  const label = move.outcome.type
  return `"${text}": draw ${nextDrawIndex(head, label)} of "${label}" gives "${expected}"`
}
