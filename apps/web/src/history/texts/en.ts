import { listsIn, plural } from '@quayside/texts'
import type { HistoryWords } from './words.ts'

const { and } = listsIn('en')

export const en: HistoryWords = {
  title: 'My games',
  gamesTab: 'Games',
  statisticsTab: 'Statistics',
  finished: 'Finished',
  many: (games) => plural(games, 'game'),
  all: 'All',
  search: 'Name, game or date',
  empty: 'Finished games stand here, with replay.',
  noMatch: (text) => `No game with “${text}”.`,
  clear: 'Clear the search',
  more: 'Show more',
  moves: (many) => plural(many, 'move'),
  placeOf: (place, players) => `${place} of ${players}`,
  points: (score) => plural(score, 'point'),
  rating: (before, after) => `rating ${before}\u00a0→\u00a0${after}`,
  stopped: 'stopped',
  wonBy: (names) => `won by ${and(names)}`,
  against: (names) => and(names),
  replayOf: (game, date) => `Replay: ${game}, ${date}`,
  forgetOne: (game, date) => `Delete from your games: ${game}, ${date}`,
  forgetSure: 'Delete this game from your history for good?',
  keeping: 'Take along and delete',
  keepingHelp:
    'Games stay here when their table is deleted, until you delete them. Others who played keep theirs.',
  exportRecords: 'All records (.zip)',
  exportTable: 'Table (.csv)',
  importRecords: 'Add .game files',
  imported: (games) => `${plural(games, 'game')} added.`,
  notImported: (file, line, problem) => `${file}, line ${line}: ${problem}`,
  forgetAll: 'Delete all',
  forgetAllSure: 'Delete your whole history, on this device and on the server, for good?',
  serverAway: 'The server does not answer: only games of this device are shown.',
  wonTitle: 'Won games',
  evenNote: 'dashed: an even share',
  rivalsColumn: 'Against',
  variantColumn: 'Variant',
  gamesColumn: 'Games',
  wonColumn: 'Won, with the likely range',
  streakColumn: 'Streak',
  timeColumn: 'A choice',
  bestColumn: 'Best',
  placeColumn: 'Place',
  rivals: {
    person: 'People',
    random: 'Random bots',
    'level:1': 'Cabin boy',
    deckhand: 'Deckhand',
    'level:3': 'Boatswain',
    mate: 'Mate',
    'level:5': 'Navigator',
    captain: 'Captain',
    'level:7': 'Commodore',
    'level:8': 'Admiral',
    'level:2': 'Deckhand',
    'level:4': 'Mate',
    'level:6': 'Captain',
    alone: 'Alone',
  },
  variantsTitle: 'By variant',
  standard: 'Standard',
  chosen: (option, value) => `${option}: ${value}`,
  range: (low, high) => `${low} to ${high}`,
  streak: (games) => (games > 0 ? `${games} won` : `${-games} not won`),
  tileGames: 'games played to the end',
  tileWon: 'won',
  tileStreak: 'longest winning streak',
  tilePlace: 'mean place',
  tileTime: 'a choice, on average',
  noTime: 'no times are known',
  duration,
  lastTitle: (games) => `Last ${plural(games, 'game')}`,
  lastNote: 'up: won, down: not won; dot: luck; newest right',
  luckTitle: 'Luck',
  luckNote: '50 is as expected',
  luckHelp:
    'Each draw is weighed against all that could have come: by how much it raised your chance to win. 90 means that nine of ten would have had worse draws.',
  reading: (done, of) => `${done} of ${of} records read.`,
  readGames: (games) => `Read ${plural(games, 'record')} for luck and openings`,
  openingsTitle: 'By opening',
  openingColumn: 'Opening',
  lastSaid: (won, games) => `${won} of the last ${games} won`,
  few: 'Numbers come after three games.',
  notCounted: (games) =>
    `${plural(games, 'game')} not counted: stopped before the end, or several people around one screen and none of them called as in your settings.`,
}

function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 100) return `${Math.round(seconds)} s`
  const minutes = seconds / 60
  if (minutes < 100) return `${Math.round(minutes)} min`
  return `${Math.round(minutes / 60)} h`
}
