/** Writes news: what has changed for each viewer since the position before, as text, once for each distinct viewer. */
import type { News, Update } from '@quayside/protocol'
import type { AnyGame, GameTypes, Seat, Viewer } from '@quayside/rules-kit'
import { type Entry, redactedText, type SeenEntry, seenEntry, type Table } from '@quayside/table'
import { PartTexts } from './parts.ts'

type AnyTable = Table<GameTypes>

/** What all viewers of a table are told alike. */
export type SharedNews = Pick<Update, 'owe' | 'may' | 'result' | 'clock' | 'fault'>
/** What only one viewer is told beside the view. */
export type ViewerNews = Pick<Update, 'legal' | 'undo'>

export interface WrittenNews {
  readonly text: string
  /** Id of the request that is answered inside. */
  readonly answers: string | null
}

/** An entry with what everybody sees of it. */
interface SeenByAll {
  readonly entry: Entry<GameTypes>
  readonly seen: SeenEntry<GameTypes>
  readonly text: string
}

interface OwnParts {
  readonly seq: number
  readonly texts: ReturnType<PartTexts['own']>
}

/**
 * What is needed while the viewers of one step are told. An object of its own that is dropped as a whole: a map that were kept and
 * emptied would go on holding the texts of many steps, in tables that only a large collection of garbage finds.
 */
interface Telling {
  readonly table: AnyTable
  readonly shared: string
  /** The entries since `from`. */
  readonly steps: readonly SeenByAll[]
  readonly written: Map<Viewer, WrittenNews>
}

export class NewsWriter {
  private readonly game: AnyGame
  private readonly parts: PartTexts
  private from = -1
  private to = -1
  private telling: Telling | null = null
  private readonly own = new Map<Seat, OwnParts>()

  constructor(game: AnyGame) {
    this.game = game
    this.parts = new PartTexts(game)
  }

  /** This viewer is given the whole view now: its news go on from here. */
  begin(table: AnyTable, viewer: Viewer): void {
    if (this.to !== table.head.seq) this.take(table)
    if (viewer !== 'watcher') this.ownOf(table, viewer)
  }

  /** The table has moved on, or only what is asked of its seats has changed. Called once before news are written. */
  advance(table: AnyTable, shared: SharedNews): void {
    this.from = this.to
    if (this.to !== table.head.seq) this.take(table)
    else this.parts.keep()
    const steps = stepsSince(table, Math.max(0, this.from))
    this.telling = { table, shared: sharedText(shared), steps, written: new Map() }
  }

  /** Everybody has been told: nothing of it stays in memory until the next step. */
  finish(): void {
    this.telling = null
    this.parts.keep()
  }

  private take(table: AnyTable): void {
    this.parts.read(table.head.state)
    this.to = table.head.seq
  }

  /** Null: this viewer has not been given the position that the news belong on top of, and needs the whole view. */
  news(viewer: Viewer, seen: number, tell: () => ViewerNews): WrittenNews | null {
    const { telling } = this
    if (!telling || seen !== this.from) return null
    const { table, steps, shared, written } = telling
    const known = written.get(viewer)
    if (known) return known
    const changed = viewer === 'watcher' ? this.parts.changed() : this.changedFor(table, viewer)
    if (changed === null) return null
    const { legal, undo } = tell()
    const answer = answerTo(viewer, steps)
    const ask = viewer === 'watcher' ? 0 : this.game.ask(table.head.state, viewer)
    const text =
      `{"type":"news","from":${this.from},"to":${this.to},"viewer":${JSON.stringify(viewer)},` +
      `${changed}${stepsText(table, steps, viewer)}${listText('legal', legal)}${member('undo', undo)}` +
      `${shared}${member('answer', answer)}"ask":${ask}}`
    const news = { text, answers: answer?.id ?? null }
    written.set(viewer, news)
    return news
  }

  private changedFor(table: AnyTable, seat: Seat): string | null {
    const was = this.own.get(seat)
    if (was?.seq !== this.from) return null
    return this.parts.changed(was.texts, this.ownOf(table, seat))
  }

  private ownOf(table: AnyTable, seat: Seat): OwnParts['texts'] {
    const last = this.own.get(seat)
    if (last?.seq === this.to) return last.texts
    const texts = this.parts.own(table.head.state, seat, last?.texts)
    this.own.set(seat, { seq: this.to, texts })
    return texts
  }
}

function stepsSince(table: AnyTable, from: number): SeenByAll[] {
  const steps: SeenByAll[] = []
  for (let i = from; i < table.log.length; i++) {
    const entry = table.log[i] as Entry<GameTypes>
    const seen = seenEntry(table, entry, 'watcher')
    steps.push({ entry, seen, text: JSON.stringify(seen) })
  }
  return steps
}

function stepsText(table: AnyTable, steps: readonly SeenByAll[], viewer: Viewer): string {
  let texts = ''
  for (const step of steps) {
    const isOpen = viewer === 'watcher' || isOpenTo(table.game, step, viewer)
    texts += `,${isOpen ? step.text : JSON.stringify(seenEntry(table, step.entry, viewer))}`
  }
  return texts === '' ? '' : `"steps":[${texts.slice(1)}],`
}

/** What the request of this viewer that led to the last step is answered: nothing more need be sent. */
function answerTo(viewer: Viewer, steps: readonly SeenByAll[]): NonNullable<News['answer']> | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { entry } = steps[i] as SeenByAll
    const { id, seq } = entry
    const by = entry.kind === 'undo' ? entry.by : entry.move.by
    if (by !== viewer || id === undefined) continue
    return { id, ok: entry.kind === 'undo' ? { asked: [] } : { seq, repeated: false } }
  }
  return null
}

/** Whether this seat sees of an entry what everybody sees. */
function isOpenTo(game: AnyGame, { entry, seen }: SeenByAll, seat: Seat): boolean {
  if (entry.kind === 'undo') return true
  if (redactedText(entry, seat) !== seen.text) return false
  let at = 0
  for (const event of entry.events) {
    const shown = game.redact(event, seat)
    if (shown !== null && shown !== seen.events[at++]) return false
  }
  return at === seen.events.length
}

function sharedText({ owe, may, result, clock, fault }: SharedNews): string {
  const seats = `${listText('owe', owe)}${listText('may', may)}`
  return `${seats}${member('result', result)}${member('clock', clock)}${member('fault', fault)}`
}

/** What is empty is left out. */
function member(name: string, value: unknown): string {
  return value === null ? '' : `"${name}":${JSON.stringify(value)},`
}

function listText(name: string, list: readonly unknown[]): string {
  return list.length === 0 ? '' : `"${name}":${JSON.stringify(list)},`
}
