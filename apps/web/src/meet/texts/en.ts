import { plural } from '@quayside/texts'
import type { MeetWords } from './words.ts'

const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

export const en: MeetWords = {
  title: 'Meet people',
  now: 'Play a person now',
  games: 'Games, one or several',
  paceTitle: 'Pace',
  pace: { live: 'Live, 1 minute a decision', daily: 'A day for each decision' },
  playersTitle: 'Players, one number or several',
  players: (many) => String(many),
  botsTitle: 'Nobody comes?',
  bots: { soon: 'Mate bots after 1 minute', later: 'Mate bots after 3 minutes', never: 'Keep waiting' },
  ratedBots: 'Bots never sit down at a rated table.',
  spanTitle: 'Ratings of the others',
  span: { any: 'Any', near: 'Within 100', far: 'Within 300' },
  find: 'Find a table',
  waits: (people, usually) => {
    const now =
      people === 0
        ? 'Nobody else waits for this just now.'
        : `${plural(people, 'person waits', 'people wait')} for this now.`
    if (usually === null) return now
    return `${now} Usually it takes ${usually < 90_000 ? 'about a minute' : plural(Math.round(usually / 60_000), 'minute')}.`
  },
  noGame: 'None of these games is played by so many. Choose another number or game.',
  waitingTitle: 'Your waiting room',
  waited: (ms) => `You have waited ${clock(ms)}.`,
  others: (many) =>
    many === 0
      ? 'Nobody else waits for these games.'
      : `${plural(many, 'person also waits', 'people also wait')} for one of these games.`,
  botsIn: (ms) => `Bots take the free seats in ${clock(ms)}.`,
  stay: 'Stay on this page: the table opens by itself. When you leave the page, your place is given back.',
  leave: 'Leave the waiting room',
}
