import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'カーゴ・エンパイア',
  facts: '1〜5人、60〜90分',
  pitch: '自動車、機関車、船。過不足のないカードで貨物を運び、交易網を広げます。',
}
