/** The bots of a table on this device. One that searches does so in slices, so that its worker can answer in between. */

import type { Bot } from '@quayside/bots'
import type { AutomaticPlayers } from '@quayside/host'
import type { GameTypes } from '@quayside/rules-kit'

/** How long a bot searches for one choice, and how long it keeps its worker from anything else. */
const SEARCH_MS = 300
const SLICE_MS = 15

/** By seat; null where a person sits. */
export function localPlayers(bots: readonly (Bot<GameTypes> | null)[]): AutomaticPlayers {
  return {
    async choose({ seat, view, duty, isCurrent }) {
      const bot = bots[seat]
      if (!bot?.startSearch) return bot?.choose(view, duty)
      const search = bot.startSearch(view, duty)
      const now = () => performance.now()
      const end = now() + SEARCH_MS
      while (now() < end && isCurrent()) {
        search.run({ ms: SLICE_MS, now })
        await new Promise((resolve) => setTimeout(resolve))
      }
      return isCurrent() ? search.decide() : null
    },
  }
}
