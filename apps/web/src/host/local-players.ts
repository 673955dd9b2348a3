/**
 * The bots of a table on this device. They are fetched once the table is shown: nobody waits for them to see the board.
 * One that searches does so in slices, so that its worker can answer in between.
 */
import type { Bot } from '@quayside/bots'
import type { AutomaticPlayers } from '@quayside/host'
import type { GameTypes } from '@quayside/rules-kit'

/** How long a bot searches for one choice, and how long it keeps its worker from anything else. */
const SEARCH_MS = 300
const SLICE_MS = 15

/** By seat; null where a person sits. */
export type SeatBots = readonly (Bot<GameTypes> | null)[]

export class LocalPlayers implements AutomaticPlayers {
  private readonly load: () => Promise<SeatBots>
  private bots: Promise<SeatBots> | null = null

  constructor(load: () => Promise<SeatBots>) {
    this.load = load
  }

  /** What could not be fetched is asked for again by the next question. */
  fetch(): Promise<SeatBots> {
    this.bots ??= this.load().catch((error) => {
      this.bots = null
      throw error
    })
    return this.bots
  }

  readonly choose: AutomaticPlayers['choose'] = async ({ seat, view, duty, isCurrent }) => {
    const bot = (await this.fetch())[seat]
    if (!bot?.startSearch) return bot?.choose(view, duty)
    const search = bot.startSearch(view, duty)
    const now = () => performance.now()
    const end = now() + SEARCH_MS * (bot.thought ?? 1)
    while (now() < end && isCurrent()) {
      search.run({ ms: SLICE_MS, now })
      await new Promise((resolve) => setTimeout(resolve))
    }
    return isCurrent() ? search.decide() : null
  }
}
