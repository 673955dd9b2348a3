/** Hints for the one at the screen: a captain searches their decision in slices and tells its best actions so far. */
import { type Duty, reasonsFor } from '@quayside/bots'
import type { Hint } from '@quayside/protocol'
import {
  type GameTypes,
  type GameWithHeuristic,
  type Json,
  type Seat,
  SeededRng,
  type View,
} from '@quayside/rules-kit'
import { BEST, SEED, startCaptainSearch } from '../advice/captain-search.ts'

/** A decision of the one at the screen. */
export interface Decision {
  readonly seq: number
  readonly seat: Seat
  readonly view: View<GameTypes>
  readonly duty: Duty
}

const SEARCH_MS = 4000
const TELL_MS = 400
const SLICE_MS = 15

export class Adviser {
  private readonly tell: (hint: Hint) => void
  /** Number of the newest search; an older one sees that it is no longer wanted and ends. */
  private newest = 0

  constructor(tell: (hint: Hint) => void) {
    this.tell = tell
  }

  stop(): void {
    this.newest++
  }

  /** Until the time is over, the table has moved on, or nobody wants to know. */
  async search(rules: GameWithHeuristic, decision: Decision, isCurrent: () => boolean): Promise<void> {
    const own = ++this.newest
    const search = startCaptainSearch(rules, decision.view, decision.duty)
    const now = () => performance.now()
    const end = now() + SEARCH_MS
    const hint = (): Omit<Hint, 'isDone'> => {
      const best = search.rankedActions().slice(0, BEST)
      const reasons = reasonsFor(
        rules,
        decision.view,
        best.map(({ action }) => action),
        new SeededRng(SEED),
      )
      const choices = best.map(({ action, value }, i) => ({
        action: action as unknown as Json,
        value,
        reasons: reasons[i] ?? [],
      }))
      return { seq: decision.seq, choices }
    }
    for (let next = now() + TELL_MS; now() < end; ) {
      search.run({ ms: SLICE_MS, now })
      await new Promise((resolve) => setTimeout(resolve))
      if (own !== this.newest || !isCurrent()) return
      if (now() < next) continue
      next = now() + TELL_MS
      this.tell({ ...hint(), isDone: false })
    }
    this.tell({ ...hint(), isDone: true })
  }
}
