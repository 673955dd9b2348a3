import type { MenuWords } from './words.ts'

export const en: MenuWords = {
  title: 'Menu',
  harbour: 'Harbour',
  tables: 'My tables',
  tablesNote: 'Running tables, and finished ones until you delete them.',
  history: 'My games and statistics',
  historyNote: 'Finished games with replay, your results drawn and counted.',
  openTables: 'Open tables',
  meet: 'Meet people',
  meetNote: 'Play a person now: the waiting room pairs people as they come.',
  people: 'People',
  peopleNote: 'Friends, who is here now, and those you have played with.',
  ratings: 'Ratings',
  ratingsNote: 'Your strength at each game, and the best.',
  rules: 'Rules',
  lessons: 'Learn a game in ten minutes',
  lab: 'Lab',
  labNote: 'Bots play a variant thousands of times.',
  settings: 'Settings',
  noPage: 'There is no page at this address.',
}
