/** Runs in a worker thread: one part of a series at a time. */
import { loadGame } from '@quayside/all'
import { type PlayedPart, playPart, type SeriesPart } from './series-part.ts'

// biome-ignore lint/style/noDefaultExport: the pool of threads calls the default export
export default async function runTask(part: SeriesPart): Promise<PlayedPart> {
  const loaded = await loadGame(part.game)
  if (!loaded) throw new Error(`there is no game ${part.game}`)
  return playPart(loaded, part)
}
