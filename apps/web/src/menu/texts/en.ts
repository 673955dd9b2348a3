import type { MenuWords } from './words.ts'

export const en: MenuWords = {
  title: 'Menu',
  harbour: 'Harbour',
  tables: 'My tables and replays',
  tablesNote: 'Running and finished games, each with its replay and its numbers.',
  openTables: 'Open tables',
  rules: 'Rules',
  lessons: 'Learn a game in ten minutes',
  lab: 'Lab',
  labNote: 'Bots play a variant thousands of times.',
  settings: 'Settings',
}
