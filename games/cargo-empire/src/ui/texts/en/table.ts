import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  cities: 'Cities in detail',
  express: 'Express spaces',
  expressSpace: (cities, tile) => `joins ${cities}; ${tile === null ? 'no tile' : `tile: ${tile}`}`,
  roads: (names) => `land routes to ${names}`,
  from: 'Carry from',
  to: 'Carry to',
  cargo: 'Cargo',
  space: 'Demand space',
  cards: 'Pay with',
  way: 'Express tile on the way',
  noTile: 'none',
  marker: (kind, position, next) => `${kind} marker at ${position}; next space: ${next}`,
  track: 'Your markers on the development track',
  gain: (steps) => `${steps} steps in all`,
}
