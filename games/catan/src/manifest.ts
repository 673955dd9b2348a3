import type { GameManifest } from '@quayside/board-kit/manifest'
import { harbour as en } from './texts/en/harbour.ts'
import { harbour as ja } from './texts/ja/harbour.ts'

export const manifest: GameManifest = {
  id: 'catan',
  players: { min: 3, max: 4 },
  words: { en, ja },
  rulePrefix: 'CAT',
  quickPlayers: 3,
  isBenchmark: true,
  viewBytes: 3400,
  async rules() {
    const [{ catan }, { heuristic }] = await Promise.all([import('./game.ts'), import('./bot/heuristic.ts')])
    return { game: catan, heuristic }
  },
  async inspectable() {
    const [{ catan }, { heuristic }] = await Promise.all([
      import('./inspectable.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: catan, heuristic }
  },
  texts: () => import('./texts/index.ts'),
}
