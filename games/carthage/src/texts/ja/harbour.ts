import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'トレーダーズ・オブ・カルタゴ',
  facts: '2〜4人、約30分',
  pitch: '市場を丸ごと買い、船を進めます。カルタゴ手前の海賊にご用心。',
}
