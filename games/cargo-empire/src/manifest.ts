import type { GameManifest } from '@quayside/board-kit/manifest'

export const manifest: GameManifest = {
  id: 'cargo-empire',
  players: { min: 1, max: 5 },
  words: {
    en: {
      title: 'Cargo Empire',
      facts: '1 to 5 players, 60 to 90 minutes',
      pitch: 'Car, train or ship: carry cargo across the map, just enough cards, and grow your network.',
    },
    ja: {
      title: 'カーゴ・エンパイア',
      facts: '1〜5人、60〜90分',
      pitch: '自動車、機関車、船。過不足のないカードで貨物を運び、交易網を広げます。',
    },
  },
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
