import type { GameTexts } from '@quayside/texts'
import type { CargoEmpire } from '../../types.ts'

export const options: GameTexts<CargoEmpire>['options'] = {
  opponent: {
    title: 'Extra opponent',
    explain:
      'The automatic opponent plays by its own cards. Vassals are a second colour for each of two players.',
    values: { none: 'Nobody', bot: 'Automatic opponent', vassals: 'Vassals' },
  },
  map: {
    title: 'Map',
    explain: 'Dior has express tiles on six spaces between the cities.',
    values: { europe: 'Europe', dior: 'Dior' },
  },
  families: {
    title: 'Families',
    explain: 'Each colour is a house with an emblem and abilities that are paid with kept cubes.',
    values: { false: 'Without', true: 'With' },
  },
  tracks: {
    title: 'Development track',
    explain: 'Advanced tiles have bonuses to choose and wide spaces. Free mixes any tiles.',
    values: { base: 'Base', advanced: 'Advanced', free: 'Free mix' },
  },
}

export const optionGroups: NonNullable<GameTexts<CargoEmpire>['optionGroups']> = [
  { title: 'Map and opponent', options: ['map', 'opponent'] },
  { title: 'Variants', options: ['families', 'tracks'] },
]
