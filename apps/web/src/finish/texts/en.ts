import { listsIn } from '@quayside/texts'
import type { FinishWords } from './words.ts'

const { and } = listsIn('en')

export const en: FinishWords = {
  result: 'Result',
  place: 'Place',
  player: 'Player',
  points: 'Points',
  behind: (name, points, decided) =>
    points > 0
      ? `${name} ${points} behind`
      : `${name} level on points${decided === null ? '' : `: ${decided} decided`}`,
  counted: 'How it was counted',
  turning: 'Turning points',
  turningNote: 'chance of winning, before and after',
  noTurning: 'No single move turned this game.',
  move: (at) => `Move ${at}`,
  watch: 'Watch this move in the replay',
  computing: 'Being counted …',
  replay: 'Replay and analysis',
  newTable: 'New table',
  more: 'More of this game',
  wins: (names) => (names.length === 1 ? `${names[0]} wins` : `${and(names)} share the win`),
  because: (reason) => `The game ended: ${reason}.`,
  again: 'Play again',
  showBoard: 'Look at the board',
  showCount: 'Show the count',
}
