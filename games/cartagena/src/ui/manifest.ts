import type { BoardManifest } from '@quayside/board-kit/manifest'

export const board: BoardManifest = {
  ui: () => import('./index.tsx'),
  en: () => import('../texts/en.ts'),
  ja: () => import('../texts/ja.ts'),
}
