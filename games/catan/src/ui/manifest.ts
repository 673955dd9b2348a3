import type { BoardManifest } from '@quayside/board-kit/manifest'

export const board: BoardManifest = {
  ui: () => import('./index.tsx'),
  texts: {
    en: () => import('../texts/en.ts'),
    ja: () => import('../texts/ja.ts'),
  },
}
