/** For comparison: a boardgame.io server in memory, with a game whose state is as large as that of a table with four seats. Argument: port. */
import type { Server as HttpServer } from 'node:http'
import { createRequire } from 'node:module'

// Its folders can be required, not imported.
const { Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server')
const [port = '0'] = process.argv.slice(2)

interface Sized {
  hexes: { resource: number; number: number }[]
  vertices: number[]
  edges: number[]
  players: { resources: number[]; cards: number[]; points: number }[]
  robber: number
}

const sized = {
  name: 'sized',
  setup: (): Sized => ({
    hexes: Array.from({ length: 19 }, (_, i) => ({ resource: i % 6, number: 2 + (i % 11) })),
    vertices: Array.from({ length: 54 }, () => 0),
    edges: Array.from({ length: 72 }, () => 0),
    players: Array.from({ length: 4 }, () => ({
      resources: [2, 2, 2, 2, 2],
      cards: [0, 0, 0, 0, 0],
      points: 2,
    })),
    robber: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Hidden hands, as in the real game.
  playerView: ({ G, playerID }: { G: Sized; playerID?: string | null }) => ({
    ...G,
    players: G.players.map((player, i) => (String(i) === playerID ? player : { ...player, cards: [] })),
  }),
  moves: {
    play: ({ G, ctx, random }: { G: Sized; ctx: { turn: number }; random: { Die(n: number): number } }) => {
      const roll = random.Die(6) + random.Die(6)
      G.edges[ctx.turn % 72] = roll
      for (const player of G.players) player.resources[roll % 5] = (player.resources[roll % 5] ?? 0) + 1
    },
  },
}

// It writes a line for every start; stdout is not ours to fill.
const server = Server({ games: [sized as never], origins: ['http://localhost'] })
const running = await server.run({ port: Number(port), callback: () => undefined })
process.send?.({ port: ((running.appServer as HttpServer).address() as { port: number }).port })
