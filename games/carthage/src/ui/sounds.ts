import type { Sounds } from '@quayside/board-kit'
import type { Carthage } from '../types.ts'

export const sounds: Sounds<Carthage> = {
  bought: 'coin',
  dealt: 'card',
  doubled: 'card',
  ended: 'end',
  farmToMarket: 'card',
  lost: 'move',
  passed: null,
  payday: 'coin',
  pointDrawn: null,
  raid: 'dice',
  reserved: 'move',
  reshuffled: 'card',
  returned: 'ship',
  sailed: 'ship',
  sold: 'coin',
  stored: 'card',
  tokenGained: 'coin',
  took: 'card',
  turnBegan: null,
}
