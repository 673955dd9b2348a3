/** Worker thread in which bots search, so that they do not block the event loop. It gets views, never a state. */
import { parentPort } from 'node:worker_threads'
import { games } from '@quayside/all'
import { type Bot, isRank, makeBot } from '@quayside/bots'
import { type GameTypes, SeededRng, type View } from '@quayside/rules-kit'

export interface BotQuestion {
  readonly id: number
  /** Part of the key of the bot: a bot reuses its search tree, which no other seat may share. */
  readonly table: string
  readonly game: string
  readonly rank: string
  readonly view: View<GameTypes>
  readonly must: boolean
  /** Time budget of a bot that searches; it may differ from question to question. */
  readonly searchMs: number
}

const MOST_BOTS = 500

interface Kept {
  readonly bot: Bot<GameTypes>
  readonly budget: { ms: number; now(): number }
}
const bots = new Map<string, Kept>()

async function botFor({ table, game, rank, view, searchMs }: BotQuestion): Promise<Bot<GameTypes>> {
  const key = `${table} ${view.viewer} ${rank}`
  const known = bots.get(key)
  if (known) {
    known.budget.ms = searchMs
    return known.bot
  }
  const entry = games[game]
  if (!entry || !isRank(rank)) throw new Error(`there is no ${rank} for ${game}`)
  const loaded = await entry.rules()
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number
  const budget = { ms: searchMs, now: () => performance.now() }
  const bot = makeBot<GameTypes>(rank, loaded.game, loaded.heuristic, new SeededRng(seed), budget)
  const oldest = bots.keys().next()
  if (bots.size >= MOST_BOTS && !oldest.done) bots.delete(oldest.value)
  bots.set(key, { bot, budget })
  return bot
}

parentPort?.on('message', async (question: BotQuestion) => {
  const { id, view, must } = question
  try {
    parentPort?.postMessage({ id, action: (await botFor(question)).choose(view, must ? 'owe' : 'may') })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
