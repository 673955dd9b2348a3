/** One move further: clone, apply, say what each viewer may read. The old head stays as it was. */
import type { Game, GameTypes, Move, Viewer } from '@quayside/rules-kit'
import { BrokenRule } from '@quayside/rules-kit'
import type { Head, MoveEntry, Note, Played, Table } from './entry.ts'

/** What stands in a log line that its reader may not know. */
const HIDDEN = '?'

export interface Advanced<G extends GameTypes> {
  readonly entry: MoveEntry<G>
  readonly head: Head<G>
}

export function advance<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  note: Note = {},
): Advanced<G> {
  return advanceIn(table, head, move, note, table.game.clone(head.state))
}

/** The same where nobody needs the position before: a log that is being read. The old head is spent. */
export function advanceInPlace<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  note: Note = {},
): Advanced<G> {
  return advanceIn(table, head, move, note, head.state)
}

function advanceIn<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  note: Note,
  state: G['State'],
): Advanced<G> {
  const { game } = table
  const text = game.format(move)
  const seq = head.seq + 1
  const seen = seenTexts(table, head.state, move, text)
  const events: G['Event'][] = []
  try {
    game.apply(state, move, (event) => events.push(event))
  } catch (error) {
    throw new BrokenRule(`${game.id}, entry ${seq}, "${text}": ${messageOf(error)}`, { cause: error })
  }
  const digest = table.keepsDigests ? game.digest(state) : null
  const entry: MoveEntry<G> = { kind: 'move', seq, move, text, seen, events, digest, ...note }
  const last = playedAfter(head, entry)
  return { entry, head: { seq, state, last } }
}

/** The line of play with one more move. */
export function playedAfter<G extends GameTypes>(
  head: Pick<Head<G>, 'last'>,
  entry: MoveEntry<G>,
): Played<G> {
  const { move } = entry
  const drawn = move.by === 'chance' ? drawNumber(head, move.outcome.type) : 0
  return { before: head.last, count: (head.last?.count ?? 0) + 1, drawn, entry }
}

/** Counts the draws of a label in the line that stands, the coming one included. */
export function drawNumber<G extends GameTypes>(head: Pick<Head<G>, 'last'>, label: string): number {
  for (let played = head.last; played; played = played.before) {
    const { move } = played.entry
    if (move.by === 'chance' && move.outcome.type === label) return played.drawn + 1
  }
  return 1
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function seenTexts<G extends GameTypes>(
  table: Table<G>,
  before: G['State'],
  move: Move<G>,
  text: string,
): string[] {
  const texts: string[] = []
  for (let viewer = 0; viewer <= table.players; viewer++) {
    const reader = viewer === table.players ? 'watcher' : viewer
    texts.push(seenText(table.game, before, move, reader) ?? text)
  }
  return texts
}

/** The redacted line; null when it is the full one. */
function seenText<G extends GameTypes>(
  game: Game<G>,
  before: G['State'],
  move: Move<G>,
  viewer: Viewer,
): string | null {
  if (move.by === 'chance') {
    const outcome = game.redactOutcome(before, move.outcome, viewer)
    if (outcome === move.outcome) return null
    return outcome === null ? `* ${HIDDEN}` : game.format({ by: 'chance', outcome })
  }
  const action = game.redactAction(before, move.by, move.action, viewer)
  if (action === move.action) return null
  return action === null ? `${move.by} ${HIDDEN}` : game.format({ by: move.by, action })
}
