import type { Sounds } from '@quayside/board-kit'
import type { Cartagena } from '../types.ts'

export const sounds: Sounds<Cartagena> = {
  darkPlayed: 'card',
  deckEmpty: null,
  discarded: 'card',
  drew: 'card',
  ended: 'end',
  given: 'card',
  kept: 'card',
  lookedAt: 'card',
  moved: 'move',
  opened: 'coin',
  played: 'card',
  putBack: 'card',
  reshuffled: 'card',
  sailed: 'ship',
  saw: 'card',
  skipped: null,
  snakeHeld: 'move',
  taken: 'card',
  tokensMixed: 'dice',
  turnBegan: null,
  turnEnded: null,
}
