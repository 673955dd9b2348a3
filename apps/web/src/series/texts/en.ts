import { listsIn } from '@quayside/texts'
import type { SeriesWords } from './words.ts'

const { and } = listsIn('en')

export const en: SeriesWords = {
  again: 'Play again',
  next: 'Next game of the series',
  seatsTitle: 'Seats',
  seats: { same: 'Same seats', rotated: 'Everybody one seat on', drawn: 'Seats by lot' },
  lengthTitle: 'Series',
  length: (games) => (games === 1 ? 'Single game' : `Best of ${games}, with this game`),
  title: (games) => `Best of ${games}`,
  played: (many, of) => `${many} of at most ${of} played`,
  nameColumn: 'Player',
  gameColumn: (n) => `Game ${n}`,
  winsColumn: 'Wins',
  wins: (names) => `${and(names)} ${names.length === 1 ? 'wins' : 'win'} the series.`,
  drawnOut: 'Nobody has won the series.',
}
