/** Redaction: the view, the log entries and the events that one viewer may see. */
import type { GameTypes, Seat, View, Viewer } from '@quayside/rules-kit'
import type { Entry, MoveEntry, Table } from './entry.ts'

export interface SeenEntry<G extends GameTypes> {
  readonly seq: number
  readonly by: Seat | 'chance' | null
  /** The move in notation, with `?` for what stays hidden. */
  readonly text: string
  readonly events: readonly G['Event'][]
  /** An undo: how many moves stand afterwards. */
  readonly undoTo?: number
}

export function viewFor<G extends GameTypes>(table: Table<G>, viewer: Viewer): View<G> {
  return table.game.view(table.head.state, viewer)
}

/** All entries after `since`, as this viewer may see them. */
export function eventsFor<G extends GameTypes>(
  table: Table<G>,
  viewer: Viewer,
  since: number,
): SeenEntry<G>[] {
  return table.log.slice(since).map((entry) => seenEntry(table, entry, viewer))
}

export function seenEntry<G extends GameTypes>(
  table: Table<G>,
  entry: Entry<G>,
  viewer: Viewer,
): SeenEntry<G> {
  const { seq } = entry
  if (entry.kind === 'undo') return { seq, by: entry.by, text: entry.text, events: [], undoTo: entry.to }
  const events: G['Event'][] = []
  for (const event of entry.events) {
    const shown = table.game.redact(event, viewer)
    if (shown !== null) events.push(shown)
  }
  return { seq, by: entry.move.by, text: redactedText(entry, viewer), events }
}

export function redactedText<G extends GameTypes>(entry: MoveEntry<G>, viewer: Viewer): string {
  const index = viewer === 'watcher' ? entry.redactedTexts.length - 1 : viewer
  return entry.redactedTexts[index] ?? '?'
}
