/** Plays its part of a series in the same way as `quayside simulate`, and posts intermediate totals. */
import { games } from '@quayside/all'
import { addGame, newTotals, playGame } from '@quayside/arena'
import type { LabMessage, LabTask } from './protocol.ts'

const REPORT_MS = 150

const send = (message: LabMessage) => self.postMessage(message)

async function play({
  game: id,
  options: given,
  ranks,
  games: count,
  seed,
  from,
  of,
}: LabTask): Promise<void> {
  const loaded = await games[id]?.rules()
  if (!loaded) throw new Error(`there is no game ${id}`)
  const { game, heuristic } = loaded
  const players = ranks.length
  const options = game.resolveOptions(players, given)
  if ('problem' in options) throw new Error(JSON.stringify(options.problem))
  const series = { game, heuristic, options, players, ranks, seed, wishes: { first: 0 } }
  let part = newTotals(players)
  let reportedAt = performance.now()
  for (let index = from; index < count; index += of) {
    addGame(part, playGame(series, index))
    if (performance.now() - reportedAt < REPORT_MS) continue
    send({ part })
    part = newTotals(players)
    reportedAt = performance.now()
  }
  send({ part })
  send({ done: true })
}

self.onmessage = (event: MessageEvent<LabTask>) => {
  play(event.data).catch((error: unknown) => {
    send({ failed: error instanceof Error ? error.message : String(error) })
  })
}
