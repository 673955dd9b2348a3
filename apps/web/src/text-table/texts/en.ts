import type { TextTableWords } from './words.ts'

export const en: TextTableWords = {
  now: 'Now',
  choices: 'Your choices',
  nothingAsked: 'Nothing is asked of you at the moment.',
  many: (kind, count) => `${kind}: ${count} choices`,
  composed: 'This would be:',
  position: 'The position',
  story: 'What has happened',
  over: 'The game is over',
  showBoard: 'Show the board',
  showBoardHelp: 'You are at the text table: the position in words, the choices as buttons.',
}
