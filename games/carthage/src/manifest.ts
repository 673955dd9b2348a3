import type { GameManifest } from '@quayside/board-kit/manifest'

export const manifest: GameManifest = {
  id: 'carthage',
  players: { min: 2, max: 4 },
  words: {
    en: {
      title: 'Traders of Carthage',
      facts: '2 to 4 traders, about 30 minutes',
      pitch: 'Buy the whole market, let the ships sail, and mind the pirates before Carthage.',
    },
    ja: {
      title: 'トレーダーズ・オブ・カルタゴ',
      facts: '2〜4人、約30分',
      pitch: '市場を丸ごと買い、船を進めます。カルタゴ手前の海賊にご用心。',
    },
  },
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
