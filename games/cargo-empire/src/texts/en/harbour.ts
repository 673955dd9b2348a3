import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'Cargo Empire',
  facts: '1 to 5 players, 60 to 90 minutes',
  pitch: 'Car, train or ship: carry cargo across the map, just enough cards, and grow your network.',
}
