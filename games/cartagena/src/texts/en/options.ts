import type { GameTexts } from '@quayside/texts'
import type { Cartagena } from '../../types.ts'

const OFF_ON = { false: 'Off', true: 'On' }

export const options: GameTexts<Cartagena>['options'] = {
  layout: {
    title: 'Course',
    explain: 'Out of prison, across Tortuga, or both one after the other with a ship in between.',
    values: { escape: 'The escape', tortuga: 'On Tortuga', story: 'The whole story' },
  },
  boards: {
    title: 'Boards',
    explain: 'Fewer boards make a shorter game. In the whole story: tunnel + island.',
    values: {
      4: '4 (short)',
      5: '5',
      6: '6',
      7: '7 (long)',
      8: '8 (very long)',
      '3+3': '3 + 3',
      '3+4': '3 + 4',
      '3+5': '3 + 5',
      '4+3': '4 + 3',
      '4+4': '4 + 4',
      '5+3': '5 + 3',
    },
  },
  piratesPerPlayer: {
    title: 'Pirates each',
    explain: 'How many pirates must arrive.',
    values: { 5: '5', 6: '6' },
  },
  drawRule: {
    title: 'Drawing cards',
    explain: "Fall back with your own pirate, push somebody else's forward (Morgan), or choose each time.",
    values: { backward: 'Fall back', morgan: 'Morgan', both: 'Both' },
  },
  outlaws: {
    title: 'Outlaws',
    explain: 'Whoever plays a dark card makes all others discard down to seven.',
    values: OFF_ON,
  },
  magic: {
    title: 'Black Magic Woman',
    explain: 'Every symbol has a power, and chests hide tokens.',
    values: OFF_ON,
  },
  arrangement: {
    title: 'Arrangement',
    explain: 'Boards by chance, or in a fixed order for the examples of the rules.',
    values: { random: 'By chance', 'A-BASE': 'Example: escape', 'A-STORY': 'Example: whole story' },
  },
  morganShipLimitInBase: {
    title: 'Morgan stops at three aboard',
    explain: 'In the escape nobody is pushed onto the ship once three of the colour are there.',
    values: { true: 'On', false: 'Off' },
  },
  shipDepartureNeedsOwnPirate: {
    title: 'Sailing needs an own pirate',
    explain: 'Whether the ship leaves Cartagena only for somebody who is aboard.',
    values: OFF_ON,
  },
  roundCap: {
    title: 'Most rounds',
    explain: 'The game stops without a winner after so many rounds; 0 for no limit.',
    values: {},
  },
}

export const optionGroups: NonNullable<GameTexts<Cartagena>['optionGroups']> = [
  { title: 'The way', options: ['layout', 'boards', 'arrangement', 'piratesPerPlayer'] },
  { title: 'Cards and powers', options: ['drawRule', 'outlaws', 'magic'] },
  { title: 'Ship and length', options: ['morganShipLimitInBase', 'shipDepartureNeedsOwnPirate', 'roundCap'] },
]
