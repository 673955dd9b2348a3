/** Helps the one at the screen: a captain thinks about their decision in bits and tells what it thinks so far. */
import type { GameTypes, Json, Seat, View } from '@quayside/rules-kit'
import { BEST, beginThought, type Thinker } from '../advice/thought.ts'
import type { Hint } from './protocol.ts'

/** A decision of the one at the screen. */
export interface Decision {
  readonly seq: number
  readonly seat: Seat
  readonly view: View<GameTypes>
  readonly must: boolean
}

const THOUGHT_MS = 4000
const TELL_MS = 400
const BIT_MS = 15

export class Adviser {
  private readonly tell: (hint: Hint) => void
  /** The newest thought; an older one sees that it is no longer wanted and ends. */
  private thought = 0

  constructor(tell: (hint: Hint) => void) {
    this.tell = tell
  }

  stop(): void {
    this.thought++
  }

  /** Until the time is over, the table has moved on, or nobody wants to know. */
  async think(thinker: Thinker, decision: Decision, isCurrent: () => boolean): Promise<void> {
    const own = ++this.thought
    const thought = beginThought(thinker, decision.view, decision.must)
    const now = () => performance.now()
    const end = now() + THOUGHT_MS
    const say = (isDone: boolean) => {
      const best = thought.ranked().slice(0, BEST)
      const choices = best.map(({ action, value }) => ({ action: action as unknown as Json, value }))
      this.tell({ seq: decision.seq, choices, isDone })
    }
    for (let next = now() + TELL_MS; now() < end; ) {
      thought.think({ ms: BIT_MS, now })
      await new Promise((resolve) => setTimeout(resolve))
      if (own !== this.thought || !isCurrent()) return
      if (now() < next) continue
      next = now() + TELL_MS
      say(false)
    }
    say(true)
  }
}
