/** Positions in which a few choices of seat 0 end the game, so that a test of the end needs no whole game. */
import type { FixtureName } from './fixture.ts'

export const NEAR_END = {
  carthage: 'carthage/near-end',
  cartagena: 'cartagena/near-end',
  'cargo-empire': 'cargo-empire/near-end',
  catan: 'catan/near-end',
} as const satisfies { readonly [game: string]: FixtureName }
