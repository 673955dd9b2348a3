import type { HarbourWords } from '@quayside/texts'

export const harbour: HarbourWords = {
  title: 'Cartagena',
  facts: '2 to 5 players, about 40 minutes',
  pitch: 'Six pirates, one tunnel. Go back to draw, leap ahead to escape.',
}
