import type { GameManifest } from '@quayside/board-kit/manifest'

export const manifest: GameManifest = {
  id: 'cartagena',
  players: { min: 2, max: 5 },
  words: {
    en: {
      title: 'Cartagena',
      facts: '2 to 5 players, about 40 minutes',
      pitch: 'Six pirates, one tunnel. Go back to draw, leap ahead to escape.',
    },
    ja: {
      title: 'カルタヘナ',
      facts: '2〜5人、約40分',
      pitch: '海賊6人、抜け道1本。戻って引き、進んで逃げます。',
    },
  },
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
