import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'カルタヘナ',
  facts: '2〜5人、約40分',
  pitch: '海賊6人、抜け道1本。戻って引き、進んで逃げます。',
}
