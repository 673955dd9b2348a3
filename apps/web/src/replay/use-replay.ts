/** State of the replay page: current move, perspective, and the frame being shown. */
import { type AnyGameUi, type Frame, FrameQueue } from '@quayside/board-kit'
import type { Step } from '@quayside/protocol'
import type { GameTypes, View } from '@quayside/rules-kit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isStill } from '../settings.ts'
import type { Opened, Perspective, Position } from './protocol.ts'
import type { ReplayClient } from './replay-client.ts'

export interface Shown {
  readonly position: Position
  readonly view: View<GameTypes>
  readonly story: readonly Step[]
  readonly frame: Frame<unknown>
  /** Nothing is moving. */
  readonly settled: boolean
}

export interface Replay {
  readonly count: number
  readonly perspective: Perspective
  readonly shown: Shown | null
  readonly playing: boolean
  go(count: number): void
  look(perspective: Perspective): void
  /** Back or on by whole turns. */
  turn(way: 1 | -1): void
  toggle(): void
}

/** Pause after a move during automatic play. */
const STANDS_MS = 800
/** Pause after a move without events. */
const SILENT_MS = 120

export function useReplay(client: ReplayClient, opened: Opened, ui: AnyGameUi): Replay {
  const [count, setCount] = useState(() => wantedMove(opened))
  const [perspective, setPerspective] = useState<Perspective>(() => firstPerspective(opened))
  const [shown, setShown] = useState<Shown | null>(null)
  const [playing, setPlaying] = useState(false)
  const storyPlayer = useMemo(() => new ReplayStoryPlayer(client, ui, setShown), [client, ui])
  useEffect(() => () => storyPlayer.close(), [storyPlayer])
  useEffect(() => {
    storyPlayer.show(count, perspective)
  }, [storyPlayer, count, perspective])
  const isThere = shown?.settled === true && shown.position.count === count
  useEffect(() => {
    if (!playing || !isThere) return
    if (count >= opened.count) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setCount(count + 1), standsFor(shown))
    return () => clearTimeout(timer)
  }, [playing, isThere, count, opened, shown])
  const go = (target: number) => {
    setPlaying(false)
    setCount(Math.max(0, Math.min(opened.count, target)))
  }
  return {
    count,
    perspective,
    shown,
    playing,
    go,
    look: setPerspective,
    turn: (way) => go(turnFrom(opened, count, way)),
    toggle: () => {
      if (!playing && count >= opened.count) setCount(0)
      setPlaying(!playing)
    },
  }
}

/** A link may lead to one move. */
function wantedMove({ count }: Opened): number {
  const move = Number(new URLSearchParams(location.search).get('move') ?? 0)
  return Number.isInteger(move) && move > 0 ? Math.min(move, count) : 0
}

function standsFor({ position, story }: Shown): number {
  const isSilent = (story[position.count - 1]?.events.length ?? 0) === 0
  return isSilent ? SILENT_MS : STANDS_MS
}

/** Who played alone at a screen sees it again with the same perspective; else the cards are open. */
function firstPerspective({ seats }: Opened): Perspective {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? 'open') : 'open'
}

/** Where the next turn begins, or the one before. */
export function turnFrom({ turns, count: last }: Opened, count: number, way: 1 | -1): number {
  const starts = turns.map(({ at }) => at)
  if (way === 1) return starts.find((at) => at > count) ?? last
  return starts.findLast((at) => at < count) ?? 0
}

/** Fetches positions and animates from one move to the next; any other change is a jump without animation. */
class ReplayStoryPlayer {
  private readonly client: ReplayClient
  private readonly ui: AnyGameUi
  private readonly tell: (shown: Shown) => void
  private readonly queue: FrameQueue<unknown>
  private shown: Shown | null = null
  /** The last picture of the running animation. */
  private last: unknown = null
  /** Number of the latest request: answers to earlier ones are dropped. */
  private latestRequest = 0
  private readonly stories = new Map<Perspective, Promise<readonly Step[]>>()

  constructor(client: ReplayClient, ui: AnyGameUi, tell: (shown: Shown) => void) {
    this.client = client
    this.ui = ui
    this.tell = tell
    const pacing = () => ({ still: isStill(), hidden: document.hidden, rush: 12 })
    this.queue = new FrameQueue((frame, settled) => this.draw(frame, settled), pacing)
  }

  close(): void {
    this.latestRequest++
    this.queue.clear()
  }

  async show(count: number, perspective: Perspective): Promise<void> {
    const own = ++this.latestRequest
    const [position, story] = await Promise.all([
      this.client.ask('at', { count, perspective }),
      this.storyOf(perspective),
    ])
    if (own === this.latestRequest) this.receive(position, story)
  }

  private storyOf(perspective: Perspective): Promise<readonly Step[]> {
    let story = this.stories.get(perspective)
    if (!story) {
      story = this.client.ask('story', { perspective })
      this.stories.set(perspective, story)
    }
    return story
  }

  private receive(position: Position, story: readonly Step[]): void {
    const before = this.shown
    const view = position.view as unknown as View<GameTypes>
    const isNext =
      before !== null &&
      before.position.count + 1 === position.count &&
      before.position.viewer === position.viewer
    const frames = isNext
      ? this.ui.frames(this.last, story[position.count - 1]?.events ?? [], view)
      : [{ picture: this.ui.picture(view, null, past(story, position.count)), ms: 1 }]
    this.queue.clear()
    this.last = frames.at(-1)?.picture ?? this.last
    const frame = before?.frame ?? (frames[0] as Frame<unknown>)
    this.shown = { position, view, story, frame, settled: false }
    this.queue.play(frames)
  }

  private draw(frame: Frame<unknown>, settled: boolean): void {
    if (!this.shown) return
    this.shown = { ...this.shown, frame, settled }
    this.tell(this.shown)
  }
}

function past(story: readonly Step[], count: number): Step['events'] {
  return story.slice(0, count).flatMap(({ events }) => events)
}
