/** A `TableSession` for a chapter of a first lesson: the other seats and chance follow the scenario file. */
import { PERSON, type SeatPlan, type Step, type TableUpdate } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import { LEARNER, type Said } from '@quayside/scenario'
import type { StoryBeat, StoryChapter, StoryTask } from '../rules/protocol.ts'
import { askStoryWorker } from '../rules/story-client.ts'
import type { SpokenRefusal, TableSession } from '../session/session.ts'

/** What the coach says now. */
export interface Coaching {
  /** The beat that is shown; a task, if there is one, is that of the next. */
  readonly at: number
  readonly say: Said | null
  readonly point: string | null
  readonly task: StoryTask | null
  /** The learner reads, then presses on. */
  readonly waits: boolean
  /** Nothing is left in this chapter. */
  readonly isOver: boolean
}

const SILENT: Omit<Coaching, 'at'> = { say: null, point: null, task: null, waits: false, isOver: false }

/** How long a move of another seat stands before the next. */
const PAUSE_MS = 700

interface Parts {
  readonly game: string
  readonly chapter: number
  readonly told: StoryChapter
  /** Where to begin. */
  readonly at: number
  readonly otherChoice: Said
  onReached(at: number): void
  /** A legal choice that is not the task's: what was put together for it must not stay on the board. */
  onOtherChoice(): void
}

export class LessonSession implements TableSession {
  private readonly parts: Parts
  private at: number
  private seq = 0
  private shownSeq = 0
  private listener: (update: TableUpdate) => void = () => undefined
  private coaching: Coaching | null = null
  private onCoach: (coaching: Coaching) => void = () => undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private isAttempting = false

  constructor(parts: Parts) {
    this.parts = parts
    this.at = Math.max(0, Math.min(parts.at, parts.told.beats.length - 1))
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.listener = listener
    return () => {
      this.listener = () => undefined
    }
  }

  /** What is said now comes at once. */
  onCoaching(listener: (coaching: Coaching) => void): void {
    this.onCoach = listener
    if (this.coaching) listener(this.coaching)
  }

  private coached(coaching: Coaching): void {
    this.coaching = coaching
    this.onCoach(coaching)
  }

  async open(): Promise<boolean> {
    this.send([], true)
    this.speak()
    return true
  }

  async act(action: Json): Promise<SpokenRefusal | null> {
    // A second press before the first is answered would play the next beat too.
    if (this.isAttempting) return null
    this.isAttempting = true
    const attempt = await askStoryWorker('attempt', this.choice(action)).finally(() => {
      this.isAttempting = false
    })
    if (attempt === 'other') {
      this.parts.onOtherChoice()
      return { code: 'otherChoice', rule: null, message: this.parts.otherChoice }
    }
    if (attempt !== 'fits') return attempt
    this.play()
    return null
  }

  check(action: Json): Promise<SpokenRefusal | null> {
    return askStoryWorker('check', this.choice(action))
  }

  explain(part: Json): Promise<SpokenRefusal | null> {
    return askStoryWorker('explain', this.choice(part))
  }

  async undo(): Promise<SpokenRefusal | null> {
    return { code: 'nothingToUndo', rule: null }
  }

  look(): void {
    // One learner: no curtain.
  }

  /** Everything up to here has been shown: the coach speaks. */
  shown(seq: number): void {
    this.shownSeq = Math.max(this.shownSeq, seq)
    if (this.shownSeq >= this.seq) this.speak()
  }

  setPace(): void {
    // The lesson has its own pace.
  }

  keepPicture(): void {
    // Lessons are not among my tables.
  }

  async record(): Promise<null> {
    return null
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** The learner has read what is said. */
  goOn(): void {
    this.speak(true)
  }

  private get beat(): StoryBeat | undefined {
    return this.parts.told.beats[this.at]
  }

  private get next(): StoryBeat | undefined {
    return this.parts.told.beats[this.at + 1]
  }

  private choice(action: Json) {
    return { chapter: this.parts.chapter, at: this.at + 1, action }
  }

  /** What was just shown is explained; then the learner acts, or the story goes on by itself. */
  private speak(isRead = false): void {
    const { at, beat, next } = this
    const say = isRead ? null : (beat?.say ?? null)
    const point = isRead ? null : (beat?.point ?? null)
    const task = next?.task ?? null
    if (!next) this.coached({ ...SILENT, at, say, point, isOver: true })
    else if (task && (say === null || point === null))
      this.coached({ ...SILENT, at, say, point: next.point, task })
    else if (say !== null) this.coached({ ...SILENT, at, say, point, waits: true })
    else this.playLater()
  }

  private playLater(): void {
    this.coached({ ...SILENT, at: this.at })
    clearTimeout(this.timer)
    const isQuiet = this.next?.events.length === 0
    this.timer = setTimeout(() => this.play(), isQuiet ? 0 : PAUSE_MS)
  }

  private play(): void {
    this.at++
    const { beat } = this
    if (!beat) return
    this.parts.onReached(this.at)
    if (beat.moves.length === 0) {
      this.send([], false)
      this.speak()
      return
    }
    this.seq++
    this.coached({ ...SILENT, at: this.at })
    this.send([{ seq: this.seq, by: beat.by ?? 'chance', text: '', events: beat.events }], false)
  }

  private send(steps: readonly Step[], fresh: boolean): void {
    const { game, told } = this.parts
    const { beat, next } = this
    if (!beat) return
    this.listener({
      id: `lesson-${game}`,
      game,
      options: told.options,
      seats: seatsOf(told.players),
      seq: this.seq,
      viewer: LEARNER,
      view: beat.view,
      steps,
      fresh,
      // Whoever only listens is not asked.
      owe: next?.task ? beat.owe : beat.owe.filter((seat) => seat !== LEARNER),
      may: [],
      legal: next?.task?.legal ?? [],
      curtain: null,
      undoable: null,
      result: null,
      health: 'saved',
      fault: null,
    })
  }
}

function seatsOf(players: number): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === LEARNER ? PERSON : 'mate',
    name: '',
  }))
}
