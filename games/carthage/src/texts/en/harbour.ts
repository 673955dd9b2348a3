import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'Traders of Carthage',
  facts: '2 to 4 traders, about 30 minutes',
  pitch: 'Buy the whole market, let the ships sail, and mind the pirates before Carthage.',
}
