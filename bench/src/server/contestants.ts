/** The servers that are measured beside each other in one run. */
import { manifests } from '@quayside/all/manifests'
import { type MeasuredServer, startPlain } from './child.ts'
import type { ServerBenchOptions } from './index.ts'
import { boardgameProtocol, echoProtocol, type Protocol, quaysideProtocol, wholeViews } from './protocols.ts'
import { startQuayside } from './quayside.ts'

export interface Contestant {
  readonly what: string
  readonly protocol: Protocol
  /** `tables` is how many it may be asked for. */
  start(tables: number): Promise<MeasuredServer>
}

export const BARE = 'bare ws'
export const OTHERS = 'boardgame.io'
/** What a bare socket sends where a game's manifest does not say how large a whole view of it is. */
const USUAL_BYTES = 2000

export function contestants(options: ServerBenchOptions): Contestant[] {
  const stores = options.databaseUrl ? ['sqlite', 'postgres'] : ['sqlite']
  const durable = stores.map((store) => ours(store, options))
  if (options.isBrief) return [...durable, bareSocket(options)]
  const notDurable = stores.map((store) => ours(`${store}-not-durable`, options))
  return [...durable, ...notDurable, bareSocket(options), boardgame]
}

export function ours(store: string, { game, databaseUrl, hasWholeViews }: ServerBenchOptions): Contestant {
  return {
    what: `quayside ${store}`,
    protocol: hasWholeViews ? wholeViews : quaysideProtocol,
    start: (tables) => startQuayside({ game, store, databaseUrl, tables }),
  }
}

export function bareSocket({ game }: ServerBenchOptions): Contestant {
  const bytes = manifests.find(({ id }) => id === game)?.viewBytes ?? USUAL_BYTES
  return { what: BARE, protocol: echoProtocol, start: () => startPlain('./echo-child.ts', [String(bytes)]) }
}

const boardgame: Contestant = {
  what: OTHERS,
  protocol: boardgameProtocol,
  start: () => startPlain('./boardgame-child.ts', []),
}
