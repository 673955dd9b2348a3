import type { PlayWords } from './words.ts'

export const en: PlayWords = {
  help: 'Type a number, or a move in words. u undo, h what happened, s FILE save, q quit.',
  number: 'Your choice: ',
  more: 'choices',
  undone: 'Taken back.',
  undoAsks: 'Something was revealed since, so this cannot be taken back without asking the others.',
  unreadable: 'This does not read as a move of the game.',
  curtain: (name) => `Pass the screen to ${name}, then press Enter.`,
  bye: (moves) => `The game stops after ${moves} moves.`,
  you: 'Skipper',
  crew: ['Ada', 'Bram', 'Cleo', 'Dario', 'Edda'],
  saved: (file) => `Saved as ${file}.`,
  back: 'back',
  mayPass: 'Press Enter to let it pass.',
}
