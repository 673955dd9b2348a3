import { listsIn } from '@quayside/texts'
import type { LabWords } from './words.ts'

const { and, row } = listsIn('en')

export const en: LabWords = {
  title: 'The lab',
  intro: 'Is this variant fair? Let bots play it thousands of times, here in your browser, and see.',
  game: 'Game',
  players: 'Seats',
  seat: (n) => `Seat ${n}`,
  firstSeat: 'Seat 1, begins',
  games: 'Games',
  rules: 'Rules',
  run: 'Let them play',
  stop: 'Stop',
  progress: (done, all) => `${done.toLocaleString('en')} of ${all.toLocaleString('en')} games`,
  speed: (perSecond) => `${perSecond.toLocaleString('en')} games a second`,
  advantage: 'Who wins',
  advantageHelp: (fair) =>
    `Share of the wins; whiskers show what is 95 % sure, the line an equal share of ${fair}.`,
  scores: 'Points',
  scoresHelp: 'Mean of each seat with its 95 % whisker; below, how often each score came up.',
  lengths: 'Length',
  lengthsHelp: (mean) => `Rounds a game lasts, ${mean} on average.`,
  endings: 'How it ended',
  waiting: 'The first games are being played …',
  fair: 'No seat wins clearly more or less than its share.',
  unfair: (more, less) =>
    [
      ...(more.length > 0
        ? [`${and(more)} ${more.length > 1 ? 'win' : 'wins'} more than an equal share.`]
        : []),
      ...(less.length > 0 ? [`${and(less)} ${less.length > 1 ? 'win' : 'wins'} less.`] : []),
    ].join(' '),
  mixed: 'The seats hold different bots: the difference may be theirs.',
  tooFew: 'Too few games to tell.',
  bar: (name, value, low, high) => `${name} ${value}, between ${low} and ${high}`,
  bins: (parts) => row(parts),
  times: (value, many) => `${value}: ${many}`,
  failed: (why) => `The series stopped: ${why}`,
}
