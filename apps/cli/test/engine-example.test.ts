import { describe, expect, it } from 'vitest'
import { engine } from './run.ts'

const hexes = [
  { q: 0, r: -2, resource: 'brick', number: 10 },
  { q: 1, r: -2, resource: 'wool', number: 2 },
  { q: 2, r: -2, resource: 'lumber', number: 9 },
  { q: -1, r: -1, resource: 'wheat', number: 12 },
  { q: 0, r: -1, resource: 'brick', number: 6 },
  { q: 1, r: -1, resource: 'wool', number: 4 },
  { q: 2, r: -1, resource: 'ore', number: 10 },
  { q: -2, r: 0, resource: 'wheat', number: 9 },
  { q: -1, r: 0, resource: 'lumber', number: 11 },
  { q: 0, r: 0, resource: null, number: null },
  { q: 1, r: 0, resource: 'lumber', number: 3 },
  { q: 2, r: 0, resource: 'ore', number: 8 },
  { q: -2, r: 1, resource: 'lumber', number: 8 },
  { q: -1, r: 1, resource: 'ore', number: 3 },
  { q: 0, r: 1, resource: 'wheat', number: 4 },
  { q: 1, r: 1, resource: 'wool', number: 5 },
  { q: -2, r: 2, resource: 'brick', number: 5 },
  { q: -1, r: 2, resource: 'wheat', number: 6 },
  { q: 0, r: 2, resource: 'wool', number: 11 },
]
const harbours = [
  { vertices: [0, 3], resource: null },
  { vertices: [1, 5], resource: 'wheat' },
  { vertices: [10, 15], resource: 'ore' },
  { vertices: [26, 32], resource: null },
  { vertices: [42, 46], resource: 'wool' },
  { vertices: [49, 52], resource: null },
  { vertices: [47, 51], resource: null },
  { vertices: [33, 38], resource: 'brick' },
  { vertices: [11, 16], resource: 'lumber' },
]
const developmentDeck = [
  'knight',
  'point',
  'monopoly',
  ...Array(13).fill('knight'),
  'roads',
  'roads',
  'discovery',
  'discovery',
  'monopoly',
  'point',
  'point',
  'point',
  'point',
]
const setup = { hexes, harbours, robber: [0, 0], developmentDeck, first: 0 }
const OPENING = [
  '0 settle 18',
  '0 road 18-24',
  '1 settle 44',
  '1 road 44-48',
  '2 settle 31',
  '2 road 25-31',
  '2 settle 41',
  '2 road 36-41',
  '1 settle 17',
  '1 road 17-22',
  '0 settle 28',
  '0 road 28-34',
]

describe('the example of docs/engine-protocol.md', () => {
  it('takes a whole island from outside and plays an opening with given dice', async () => {
    const answers = await engine('catan', [
      { id: 1, do: 'new', players: 3, options: { board: 'variable', domesticTrade: false }, setup },
      ...OPENING.map((text, i) => ({ id: i + 2, do: 'apply', text })),
      { id: 20, do: 'apply', move: { by: 0, action: { type: 'roll' } } },
      { id: 21, do: 'apply', text: '* roll 3 3' },
      { id: 22, do: 'state' },
    ])
    for (const answer of answers) expect(answer).not.toHaveProperty('error')
    expect(answers.at(-2)).toMatchObject({
      ok: {
        events: [
          { type: 'rolled', dice: [3, 3] },
          {
            gains: [
              [0, 1, 0, 0, 0],
              [0, 1, 0, 1, 0],
              [0, 0, 0, 0, 0],
            ],
          },
        ],
      },
    })
    expect(answers.at(-1)).toMatchObject({
      ok: {
        robber: [0, 0],
        turnSeat: 0,
        deck: 25,
        largestArmy: null,
        seats: [{ settlements: [18, 28], left: { roads: 13, settlements: 3, cities: 4 } }, {}, {}],
      },
    })
  })
})
