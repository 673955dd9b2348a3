import type { GameManifest } from '@quayside/board-kit/manifest'
import { harbour as en } from './texts/en/harbour.ts'
import { harbour as ja } from './texts/ja/harbour.ts'

export const manifest: GameManifest = {
  id: 'carthage',
  players: { min: 2, max: 4 },
  words: { en, ja },
  rulePrefix: 'CTH',
  quickPlayers: 3,
  viewBytes: 1300,
  async rules() {
    const [{ carthage }, { heuristic }] = await Promise.all([
      import('./game.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: carthage, heuristic }
  },
  async inspectable() {
    const [{ carthage }, { heuristic }] = await Promise.all([
      import('./inspectable.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: carthage, heuristic }
  },
  texts: () => import('./texts/index.ts'),
}
