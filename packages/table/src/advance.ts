/** Applies a move to a copy of the head: the new head, and the log entry with its redacted text for each viewer. */
import type { Game, GameTypes, Move, Viewer } from '@quayside/rules-kit'
import { BrokenRule } from '@quayside/rules-kit'
import type { Head, LineNode, MoveEntry, RequestStamp, Table } from './entry.ts'

/** Replaces a move that a viewer may not know. */
const HIDDEN = '?'

export interface Advanced<G extends GameTypes> {
  readonly entry: MoveEntry<G>
  readonly head: Head<G>
}

export function advance<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  stamp: RequestStamp = {},
): Advanced<G> {
  return advanceIn(table, head, move, stamp, copyOf(table, head.state))
}

function copyOf<G extends GameTypes>({ game, spares }: Table<G>, state: G['State']): G['State'] {
  const copy = spares?.pop()
  if (copy === undefined) return game.clone(state)
  game.copyInto(copy, state)
  return copy
}

/** Without the copy, for replaying a log: the state of the old head is overwritten. */
export function advanceInPlace<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  stamp: RequestStamp = {},
): Advanced<G> {
  return advanceIn(table, head, move, stamp, head.state)
}

function advanceIn<G extends GameTypes>(
  table: Table<G>,
  head: Head<G>,
  move: Move<G>,
  stamp: RequestStamp,
  state: G['State'],
): Advanced<G> {
  const { game } = table
  const text = game.format(move)
  const seq = head.seq + 1
  const redactedTexts = redactForAll(table, head.state, move, text)
  const events: G['Event'][] = []
  try {
    game.apply(state, move, (event) => events.push(event))
  } catch (error) {
    throw new BrokenRule(`${game.id}, entry ${seq}, "${text}": ${messageOf(error)}`, { cause: error })
  }
  const digest = table.keepsDigests ? game.digest(state) : null
  const entry: MoveEntry<G> = { kind: 'move', seq, move, text, redactedTexts, events, digest, ...stamp }
  const last = nodeAfter(head, entry)
  return { entry, head: { seq, state, last } }
}

/** The line of play extended by one move. */
export function nodeAfter<G extends GameTypes>(
  head: Pick<Head<G>, 'last'>,
  entry: MoveEntry<G>,
): LineNode<G> {
  const { move } = entry
  const before = head.last
  const drawIndex = move.by === 'chance' ? nextDrawIndex(head, move.outcome.type) : 0
  return { before, count: (before?.count ?? 0) + 1, drawIndex, drawBefore: latestDraw(before), entry }
}

/** Index (from 1) of the next draw among the draws with the same label in the current line. */
export function nextDrawIndex<G extends GameTypes>(head: Pick<Head<G>, 'last'>, label: string): number {
  for (let node = latestDraw(head.last); node; node = node.drawBefore) {
    const { move } = node.entry
    if (move.by === 'chance' && move.outcome.type === label) return node.drawIndex + 1
  }
  return 1
}

function latestDraw<G extends GameTypes>(node: LineNode<G> | null): LineNode<G> | null {
  return node === null || node.entry.move.by === 'chance' ? node : node.drawBefore
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function redactForAll<G extends GameTypes>(
  table: Table<G>,
  before: G['State'],
  move: Move<G>,
  text: string,
): string[] {
  const texts: string[] = []
  for (let seat = 0; seat <= table.players; seat++) {
    const viewer = seat === table.players ? 'watcher' : seat
    texts.push(redactedText(table.game, before, move, viewer) ?? text)
  }
  return texts
}

/** Null when there is nothing to hide. */
function redactedText<G extends GameTypes>(
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
