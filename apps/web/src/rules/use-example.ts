/** State of an example on the rules page: current beat, and the frame being shown. */
import { type AnyGameUi, type Frame, FrameQueue } from '@quayside/board-kit'
import type { GameTypes, View } from '@quayside/rules-kit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isStill } from '../settings.ts'
import type { ShownPosition } from '../table/ShownBoard.tsx'
import type { StoryBeat, StoryExample } from './protocol.ts'

export interface Walk {
  readonly at: number
  readonly shown: ShownPosition | null
  readonly playing: boolean
  go(at: number): void
  toggle(): void
}

/** Pause after a beat during automatic play: long enough to read a sentence or two. */
const STANDS_MS = 3200

export function useExample(told: StoryExample, ui: AnyGameUi): Walk {
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState<ShownPosition | null>(null)
  const [playing, setPlaying] = useState(false)
  const storyPlayer = useMemo(() => new ExampleStoryPlayer(told, ui, setShown), [told, ui])
  useEffect(() => () => storyPlayer.close(), [storyPlayer])
  useEffect(() => storyPlayer.show(at), [storyPlayer, at])
  const last = told.beats.length - 1
  const isThere = shown?.settled === true
  useEffect(() => {
    if (!playing || !isThere) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), STANDS_MS)
    return () => clearTimeout(timer)
  }, [playing, isThere, at, last])
  return {
    at,
    shown,
    playing,
    go: (target) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(last, target)))
    },
    toggle: () => {
      if (!playing && at >= last) setAt(0)
      setPlaying(!playing)
    },
  }
}

/** Animates from one beat to the next; any other change is a jump without animation. */
class ExampleStoryPlayer {
  private readonly beats: readonly StoryBeat[]
  private readonly ui: AnyGameUi
  private readonly queue: FrameQueue<unknown>
  private readonly tell: (shown: ShownPosition) => void
  private at = -1
  private view: View<GameTypes> | null = null
  private last: unknown = null

  constructor({ beats }: StoryExample, ui: AnyGameUi, tell: (shown: ShownPosition) => void) {
    this.beats = beats
    this.ui = ui
    this.tell = tell
    const pacing = () => ({ still: isStill(), hidden: document.hidden, rush: 12 })
    this.queue = new FrameQueue((frame, settled) => this.draw(frame, settled), pacing)
  }

  close(): void {
    this.queue.clear()
  }

  show(at: number): void {
    const beat = this.beats[at]
    if (!beat) return
    const view = beat.view as unknown as View<GameTypes>
    const isNext = at === this.at + 1 && this.at >= 0
    const frames = isNext ? this.framesTo(beat, view) : [this.still(view, at)]
    this.at = at
    this.view = view
    this.last = frames.at(-1)?.picture ?? this.last
    this.queue.clear()
    this.queue.play(frames)
  }

  private framesTo(beat: StoryBeat, view: View<GameTypes>): readonly Frame<unknown>[] {
    const start = beat.from === null ? this.last : this.ui.picture(beat.from as never, null, [])
    if (beat.events.length === 0) return [{ picture: this.ui.picture(view, start, []), ms: 1 }]
    return this.ui.frames(start, beat.events, view)
  }

  private still(view: View<GameTypes>, at: number): Frame<unknown> {
    const past = this.beats.slice(0, at + 1).flatMap(({ events }) => events)
    return { picture: this.ui.picture(view, null, past), ms: 1 }
  }

  private draw(frame: Frame<unknown>, settled: boolean): void {
    if (this.view) this.tell({ view: this.view, frame, settled })
  }
}
