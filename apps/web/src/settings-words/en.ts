import type { SettingsWords } from './words.ts'

export const en: SettingsWords = {
  language: 'Language',
  theme: 'Light',
  themes: { auto: 'As the system', light: 'Day', dark: 'Night watch' },
  motion: 'Motion',
  motions: { auto: 'Pieces travel', off: 'No motion' },
  tableForm: 'Table',
  tableForms: { board: 'Drawn board', text: 'Text table, for screen readers' },
  sound: 'Sound',
  sounds: { off: 'Silent', on: 'Small sounds' },
  botSpeed: 'Bots move',
  botSpeeds: { slow: 'slowly', normal: 'at an easy pace', fast: 'quickly', instant: 'at once' },
}
