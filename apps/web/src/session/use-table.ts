/** State of the table page: the frame being shown, whether the animation has finished, and the log. */
import type { AnyGameUi, Frame } from '@quayside/board-kit'
import { FrameQueue } from '@quayside/board-kit'
import type { Step, TableUpdate } from '@quayside/protocol'
import type { GameTypes, View } from '@quayside/rules-kit'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BOT_PAUSE, isStill, settings } from '../settings.ts'
import type { TableSession } from './session.ts'
import { eventsWithoutUndone } from './without-undone.ts'

type AnyView = View<GameTypes>

export interface TableState {
  readonly update: TableUpdate
  readonly view: AnyView
  readonly frame: Frame<unknown>
  /** Nothing is moving: the picture is the position. */
  readonly settled: boolean
  /** What is asked can be answered: at the end of the telling, or a moment after its beginning. */
  readonly isReady: boolean
  /** The log as this viewer may read it, up to what has been shown. */
  readonly log: readonly Step[]
}

export interface TableHandle {
  readonly state: TableState | null
  readonly missing: boolean
  skip(): void
  /** Tells again what others did since the viewer's last own deed; null where nothing is to be told. */
  readonly tellAgain: (() => void) | null
}

/** Nobody waits longer than this for the question; the telling goes on beside it. */
const READY_MS = 250

export function useTable(session: TableSession, ui: AnyGameUi): TableHandle {
  const [state, setState] = useState<TableState | null>(null)
  const [missing, setMissing] = useState(false)
  const storyPlayer = useRef<TableStoryPlayer | null>(null)
  useEffect(() => {
    const one = new TableStoryPlayer(ui, session, setState)
    storyPlayer.current = one
    session.setPace(BOT_PAUSE[settings().botSpeed])
    const stop = session.subscribe((update) => one.receive(update))
    session.open().then((found) => setMissing(!found))
    const hide = () => {
      if (document.hidden) one.skip()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      stop()
      one.stop()
      document.removeEventListener('visibilitychange', hide)
      session.close()
    }
  }, [session, ui])
  const player = storyPlayer.current
  const tellAgain = state?.settled && player?.canTellAgain ? () => player.tellAgain() : null
  return { state, missing, skip: () => storyPlayer.current?.skip(), tellAgain }
}

/** Turns updates into frames and keeps the log. */
class TableStoryPlayer {
  private state: TableState | null = null
  private shownSeq = 0
  private log: readonly Step[] = []
  private readonly queue: FrameQueue<unknown>
  private readonly ui: AnyGameUi
  private readonly session: TableSession
  private readonly show: (state: TableState) => void

  constructor(ui: AnyGameUi, session: TableSession, show: (state: TableState) => void) {
    this.ui = ui
    this.session = session
    this.show = show
    const pacing = () => ({ still: isStill(), hidden: document.hidden, rush: 12 })
    this.queue = new FrameQueue((frame, settled) => this.draw(frame, settled), pacing)
  }

  receive(update: TableUpdate): void {
    const before = this.state
    const view = update.view as unknown as AnyView
    this.log = update.fresh ? update.steps : [...this.log, ...update.steps]
    const news = before ? update.steps.filter((step) => step.seq > before.update.seq) : []
    const undone = news.some((step) => step.undoTo !== undefined)
    const hasStory = before !== null && news.length > 0 && !undone
    const picture = before && !undone ? this.lastPicture(before) : null
    const frames: readonly Frame<unknown>[] = hasStory
      ? this.ui.frames(
          picture,
          news.flatMap((step) => step.events),
          view,
        )
      : [{ picture: this.ui.picture(view, picture, eventsWithoutUndone(this.log)), ms: 1 }]
    this.last = frames.at(-1)?.picture ?? null
    if (!hasStory || wasAsked(before)) this.since = { picture: this.last, seq: update.seq }
    const frame = before?.frame ?? (frames[0] as Frame<unknown>)
    const log = hasStory ? before.log : this.log
    this.state = { update, view, log, frame, settled: false, isReady: false }
    this.stop()
    this.readyTimer = setTimeout(() => this.makeReady(), READY_MS)
    if (!hasStory) this.queue.clear()
    this.queue.play(frames)
    this.session.keepPicture(this.ui.miniature(view))
  }

  private readyTimer: ReturnType<typeof setTimeout> | undefined

  stop(): void {
    clearTimeout(this.readyTimer)
  }

  /** The question comes before the end of the telling; what is told can be read in the log. */
  private makeReady(): void {
    if (!this.state || this.state.settled) return
    this.state = { ...this.state, isReady: true, log: this.log }
    this.show(this.state)
  }

  /** The picture at the end of everything that is still to be shown. */
  private last: unknown = null

  private lastPicture(before: TableState): unknown {
    return this.last ?? before.frame.picture
  }

  /** The picture after the viewer's own last deed. */
  private since: { readonly picture: unknown; readonly seq: number } = { picture: null, seq: 0 }

  get canTellAgain(): boolean {
    return this.news().length > 0
  }

  tellAgain(): void {
    if (!this.state) return
    const events = this.news().flatMap((step) => step.events)
    this.state = { ...this.state, settled: false, isReady: false }
    this.queue.play(this.ui.frames(this.since.picture, events, this.state.view))
  }

  private news(): readonly Step[] {
    return this.log.filter((step) => step.seq > this.since.seq && step.undoTo === undefined)
  }

  skip(): void {
    if (this.queue.running) this.queue.skip()
  }

  private draw(frame: Frame<unknown>, settled: boolean): void {
    if (!this.state) return
    const isReady = settled || this.state.isReady
    this.state = { ...this.state, frame, settled, isReady, log: isReady ? this.log : this.state.log }
    this.show(this.state)
    if (settled && this.shownSeq < this.state.update.seq) {
      this.shownSeq = this.state.update.seq
      this.session.shown(this.shownSeq)
    }
  }
}

/** The viewer was to decide: what comes next begins with the own deed. */
function wasAsked({ update: { viewer, owe } }: TableState): boolean {
  return viewer !== 'watcher' && owe.includes(viewer)
}
