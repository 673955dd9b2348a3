import { listsIn, plural } from '@quayside/texts'
import type { PushWords } from './words.ts'

const { and } = listsIn('en')

export const en: PushWords = {
  with: (names) => `With ${and(names)}.`,
  turn: 'It is your turn.',
  time: (hours) => `Your time is running out: ${plural(hours, 'hour')} left.`,
  soon: 'Your time is running out: less than an hour left.',
  offer: 'An offer waits for your answer.',
  undo: (name) => `${name} would like to take a move back.`,
  endProposed: (name) => `${name} proposes to end the game without a result.`,
  standIn: (name) => `${name} proposes that a bot takes a seat.`,
  invitation: (name) => `${name} would like to play again. A table is laid.`,
  invited: (name) => `${name} invites you to a table.`,
  end: 'The game is over.',
  chat: (name) => `${name} has written at the table.`,
  somebody: 'Somebody',
}
