/** Plays its part of a series, the same way as `quayside simulate`, and tells from time to time what it adds up to. */
import { games } from '@quayside/all'
import { addGame, newTotals, playGame } from '@quayside/arena'
import type { LabMessage, LabTask } from './protocol.ts'

const TELL_MS = 150

const send = (message: LabMessage) => self.postMessage(message)

async function play({
  game: id,
  options: given,
  ranks,
  games: many,
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
  let told = performance.now()
  for (let index = from; index < many; index += of) {
    addGame(part, playGame(series, index))
    if (performance.now() - told < TELL_MS) continue
    send({ part })
    part = newTotals(players)
    told = performance.now()
  }
  send({ part })
  send({ done: true })
}

self.onmessage = (event: MessageEvent<LabTask>) => {
  play(event.data).catch((error: unknown) => {
    send({ failed: error instanceof Error ? error.message : String(error) })
  })
}
