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
  game: async () => (await import('./game.ts')).catan,
  inspectable: async () => (await import('./inspectable.ts')).catan,
  heuristic: async () => (await import('./bot/heuristic.ts')).heuristic,
  texts: () => import('./texts/index.ts'),
  phrases: () => import('./texts/phrases.ts'),
}
