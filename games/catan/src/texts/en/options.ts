import type { GameTexts } from '@quayside/texts'
import type { Catan } from '../../types.ts'

const onOff = { true: 'Yes', false: 'No' }

export const options: GameTexts<Catan>['options'] = {
  board: {
    title: 'Island',
    explain: 'How tiles and numbers are laid, and whether the first pieces are already there.',
    values: { variable: 'Variable', beginner: 'Beginner', balanced: 'Balanced random' },
  },
  harbours: {
    title: 'Harbours',
    explain:
      'As printed on the frame, shuffled over the nine places, or with the pieces of the frame put together in another order.',
    values: { fixed: 'As printed', shuffled: 'Shuffled', frame: 'Frame in another order' },
  },
  brokenTie: {
    title: 'Cut road, tie',
    explain: 'When a cut leaves the holder of the Longest Road tied for longest.',
    values: { holderKeeps: 'The holder keeps it', setAside: 'Nobody has it' },
  },
  domesticTrade: {
    title: 'Trade between players',
    explain: 'Whether players trade with each other.',
    values: onOff,
  },
  friendlyRobber: {
    title: 'Friendly robber',
    explain: 'House rule: the robber leaves players with two open points or fewer alone.',
    values: onOff,
  },
  dice: {
    title: 'Dice',
    explain: 'House rule: 36 cards, one for each pair, instead of two free dice.',
    values: { fair: 'Two dice', deck36: 'Deck of 36' },
  },
  openTracking: {
    title: 'Card tracking',
    explain: 'The table shows what careful watching proves about hands.',
    values: onOff,
  },
  roundCap: {
    title: 'Most rounds',
    explain: 'The game ends without a winner after so many rounds; 0 for none.',
    values: {},
  },
}

export const optionGroups: NonNullable<GameTexts<Catan>['optionGroups']> = [
  { title: 'The island', options: ['board', 'harbours'] },
  { title: 'At the table', options: ['domesticTrade', 'openTracking'] },
  { title: 'Ties and length', options: ['brokenTie', 'roundCap'] },
]
