export { toyGame, toySpec } from './toy/game.ts'
export type * from './toy/types.ts'
