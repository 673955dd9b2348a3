import type { CommonTexts } from '../game-texts.ts'

export const en: CommonTexts = {
  refusals: {
    gameOver: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    notNow: 'This cannot be done now.',
    staleAsk: 'The table has moved on since you chose. Look again.',
    unreadable: 'This is not an action the game knows.',
    readOnly: 'This table can be looked at but not played.',
    noChancePending: 'Nothing is to be drawn or rolled now.',
    impossibleOutcome: 'That cannot come up now.',
    nothingToUndo: 'There is nothing to take back.',
  },
  viewerName: (viewer, names) =>
    viewer === 'watcher' ? 'Watcher' : viewer === 'auto' ? 'Bot' : (names?.[viewer] ?? `Seat ${viewer}`),
}
