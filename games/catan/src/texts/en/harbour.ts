import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'Catan',
  facts: '3 or 4 players, about 75 minutes',
  pitch: 'Settle an island, trade with your rivals, reach ten points.',
}
