/** Those who tell people that they are waited for: on their devices, and by mail. */
import type { OnlineStore } from '@quayside/store'
import { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Online } from './online.ts'
import { Caller } from './push/caller.ts'
import type { Settings } from './settings.ts'
import type { LiveTable } from './tables/live-table.ts'

export interface ReachTools {
  readonly store: OnlineStore
  readonly settings: Settings
  readonly metrics: Metrics
  readonly rateLimiters: Online['rateLimiters']
  load(table: string): Promise<LiveTable | null>
  now(): number
  onError(error: unknown, doing: string): void
}

export async function startReach(tools: ReachTools): Promise<Pick<Online, 'caller' | 'mailer'>> {
  const { metrics, rateLimiters, load } = tools
  const mailer = new Mailer({
    ...tools,
    isAt: async (table, guest) => (await load(table))?.presence().has(guest) ?? false,
    onSent: (outcome) => metrics.mails.inc({ outcome }),
  })
  await mailer.start()
  const onSent = (outcome: string) => metrics.pushes.inc({ outcome })
  const caller = new Caller({ ...tools, limit: rateLimiters.pushCalls, mailer, onSent })
  await caller.start()
  return { caller, mailer }
}
