import type { GameManifest } from '@quayside/board-kit/manifest'
import { harbour as en } from './texts/en/harbour.ts'
import { harbour as ja } from './texts/ja/harbour.ts'

export const manifest: GameManifest = {
  id: 'cartagena',
  players: { min: 2, max: 5 },
  words: { en, ja },
  rulePrefix: 'CTG',
  quickPlayers: 3,
  async rules() {
    const [{ cartagena }, { heuristic }] = await Promise.all([
      import('./game.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: cartagena, heuristic }
  },
  async inspectable() {
    const [{ cartagena }, { heuristic }] = await Promise.all([
      import('./inspectable.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: cartagena, heuristic }
  },
  texts: () => import('./texts/index.ts'),
}
