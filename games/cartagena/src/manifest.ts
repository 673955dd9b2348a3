import type { GameManifest } from '@quayside/board-kit/manifest'
import { harbour as en } from './texts/en/harbour.ts'
import { harbour as ja } from './texts/ja/harbour.ts'

export const manifest: GameManifest = {
  id: 'cartagena',
  players: { min: 2, max: 5 },
  words: { en, ja },
  rulePrefix: 'CTG',
  quickPlayers: 3,
  game: async () => (await import('./game.ts')).cartagena,
  inspectable: async () => (await import('./inspectable.ts')).cartagena,
  heuristic: async () => (await import('./bot/heuristic.ts')).heuristic,
  texts: () => import('./texts/index.ts'),
  phrases: () => import('./texts/phrases.ts'),
}
