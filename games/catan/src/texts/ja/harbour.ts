import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'カタン',
  facts: '3〜4人、約75分',
  pitch: '島を開拓し、交易を重ね、10点を目指します。',
}
