import type { TableWords } from './words.ts'

export const en: TableWords = {
  revealed: 'Cards have come to light since; what was seen cannot be unseen.',
  othersMoved: 'Somebody else has moved since.',
  newerRules: 'This game follows newer rules than this page knows. It can only be looked at.',
  readOnly: (where) =>
    `Today's rules cannot follow this old game beyond move ${where}. It can only be looked at.`,
  curtainTitle: (name) => `Pass the screen to ${name}`,
  curtainText: 'Nobody’s hand is shown until they are here.',
  curtainButton: (name) => `I am ${name}`,
  soundOn: 'Sound is off: switch on',
  soundOff: 'Sound is on: switch off',
}
