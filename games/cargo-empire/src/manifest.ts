import type { GameManifest } from '@quayside/board-kit/manifest'
import { harbour as en } from './texts/en/harbour.ts'
import { harbour as ja } from './texts/ja/harbour.ts'

export const manifest: GameManifest = {
  id: 'cargo-empire',
  players: { min: 1, max: 5 },
  words: { en, ja },
  rulePrefix: 'CGE',
  quickPlayers: 3,
  async rules() {
    const [{ cargoEmpire }, { heuristic }] = await Promise.all([
      import('./game.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: cargoEmpire, heuristic }
  },
  async inspectable() {
    const [{ cargoEmpire }, { heuristic }] = await Promise.all([
      import('./inspectable.ts'),
      import('./bot/heuristic.ts'),
    ])
    return { game: cargoEmpire, heuristic }
  },
  texts: () => import('./texts/index.ts'),
}
