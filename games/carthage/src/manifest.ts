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
  game: async () => (await import('./game.ts')).carthage,
  inspectable: async () => (await import('./inspectable.ts')).carthage,
  heuristic: async () => (await import('./bot/heuristic.ts')).heuristic,
  texts: () => import('./texts/index.ts'),
  phrases: () => import('./texts/phrases.ts'),
}
