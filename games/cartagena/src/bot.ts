/** What a sensible pirate looks at. */
import type { Brain } from '@quayside/rules-kit'
import { progress, result } from './scoring.ts'
import type { Cartagena } from './types.ts'

export const brain: Brain<Cartagena> = {
  evaluate(state, seat) {
    const done = result(state)
    if (done) return done.winners.includes(seat) ? 1000 : -1000
    return progress(state, seat)
  },
}
