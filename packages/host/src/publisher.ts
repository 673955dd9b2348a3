/** Tells subscribers where the table stands: news to those who asked for them and can follow, the whole view to the others. */
import type { ByeCode, Update } from '@quayside/protocol'
import type { AnyGame, Viewer } from '@quayside/rules-kit'
import { NewsWriter } from './news.ts'
import { sharedNews, type TableSnapshot, updateFor, viewerNews } from './update.ts'

/** Somebody who looks on: a socket or an event stream. */
export interface Subscriber {
  readonly guest: string
  readonly known: boolean
  /** Wants only what has changed, after the first view. */
  readonly news: boolean
  /** `seq` is given with updates, so that a stream can resume after it; `answers` where the text answers a request. */
  send(text: string, seq: number | null, answers?: string | null): void
  bye(code: ByeCode): void
}

/** The position that a subscriber was told last. */
interface Told {
  viewer: Viewer
  seq: number
}

export class Publisher<R> {
  private readonly writer: NewsWriter
  private readonly told = new WeakMap<Subscriber, Told>()

  constructor(game: AnyGame) {
    this.writer = new NewsWriter(game)
  }

  /** The whole position to one who comes in, or comes back having seen everything up to `since`. */
  tellWhole(one: Subscriber, snapshot: TableSnapshot<R>, viewer: Viewer, since: number | null): void {
    const update = updateFor(snapshot, { viewer, known: one.known, since })
    this.begin(one, snapshot, viewer)
    one.send(updateText(update), update.seq)
  }

  /** One text for each distinct view, however many look at it. */
  tellAll(
    subscribers: ReadonlySet<Subscriber>,
    snapshot: TableSnapshot<R>,
    viewerOf: (guest: string) => Viewer,
    since: number | null,
  ): void {
    const all = [...subscribers]
    if (all.some(followsNews)) this.writer.advance(snapshot.table, sharedNews(snapshot))
    // News first: they are told on top of what the writer knows to be told, which whole views move on.
    const others = all.filter((one) => !this.tellNews(one, snapshot, viewerOf(one.guest)))
    const whole = new Map<string, string>()
    for (const one of others) {
      const viewer = viewerOf(one.guest)
      const key = `${viewer} ${one.known}`
      const text = whole.get(key) ?? updateText(updateFor(snapshot, { viewer, known: one.known, since }))
      whole.set(key, text)
      this.begin(one, snapshot, viewer)
      one.send(text, snapshot.table.head.seq)
    }
    this.writer.finish()
  }

  /** False when this one follows no news, or has not been told the position that they belong on top of. */
  private tellNews(one: Subscriber, snapshot: TableSnapshot<R>, viewer: Viewer): boolean {
    const told = this.told.get(one)
    if (told?.viewer !== viewer) return false
    const news = this.writer.news(viewer, told.seq, () => viewerNews(snapshot, viewer))
    if (!news) return false
    told.seq = snapshot.table.head.seq
    one.send(news.text, told.seq, news.answers)
    return true
  }

  private begin(one: Subscriber, { table }: TableSnapshot<R>, viewer: Viewer): void {
    if (!followsNews(one)) return
    this.writer.begin(table, viewer)
    this.told.set(one, { viewer, seq: table.head.seq })
  }
}

/** Whoever wants to know what memory proves gets it whole each time. */
function followsNews({ news, known }: Subscriber): boolean {
  return news && !known
}

function updateText(update: Update): string {
  return JSON.stringify({ type: 'update', ...update })
}
