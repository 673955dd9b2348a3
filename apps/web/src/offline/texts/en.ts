import type { OfflineWords } from './words.ts'

export const en: OfflineWords = {
  ready: 'A new version is ready. Your tables are saved and go on where they are.',
  short: 'A new version is ready.',
  take: 'Take it now',
  later: 'Later',
}
