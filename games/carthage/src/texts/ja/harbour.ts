import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'トレーダーズ・オブ・カルタゴ',
  facts: '2〜4人、約30分',
  pitch:
    'カルタゴの貿易商たちとなり、市場を丸ごと買って船を進めます。カルタゴの手前には海賊がいます。ご用心。',
}
