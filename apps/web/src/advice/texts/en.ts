import type { HintWords } from './words.ts'

export const en: HintWords = {
  title: 'What the captain would do',
  thinking: 'The captain is thinking …',
  done: 'The captain has thought it over.',
  nothing: 'Nothing',
  values: 'Percent: estimated chance of winning.',
  marks: 'Choose a move to see it marked on the board.',
  because: 'Small print: why, against the other choices.',
  rivals: 'effect on the others',
  play: (deed) => `Play: ${deed}`,
  playShort: 'Play',
  close: 'Close the advice',
  hint: 'Hint',
  hintLater: 'The captain helps when you have something to decide.',
}
