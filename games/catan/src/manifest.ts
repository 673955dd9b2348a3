import type { GameManifest } from '@quayside/board-kit/manifest'

export const manifest: GameManifest = {
  id: 'catan',
  players: { min: 3, max: 4 },
  words: {
    en: {
      title: 'Catan',
      facts: '3 or 4 players, about 75 minutes',
      pitch: 'Settle an island, trade with your rivals, reach ten points.',
    },
    ja: {
      title: 'カタン',
      facts: '3〜4人、約75分',
      pitch: '島を開拓し、交易を重ね、10点を目指します。',
    },
  },
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
