/** What each game shows to tests that visit all of them: its manifest, and the scenes that stand in its `test/scenes.json`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@quayside/all/manifests'

export interface GameScenes {
  readonly game: string
  readonly rulePrefix: string
  /** A recorded game in its `test/games` that is worth looking back at. */
  readonly replay: string
  /** The scene in which something is closed and says why; null while the board has none. */
  readonly whyNot: string | null
}

const games = join(import.meta.dirname, '../../../../games')

export const GAME_SCENES: readonly GameScenes[] = manifests.map(({ id, rulePrefix }) => {
  const { replay, whyNot } = JSON.parse(readFileSync(join(games, id, 'test/scenes.json'), 'utf8'))
  return { game: id, rulePrefix, replay, whyNot }
})
