/** Positions in which a few choices of seat 0 end the game, so that a test of the end needs no whole game. */
import type { Page } from 'playwright-core'
import { type FixtureName, openAt } from './fixture.ts'
import { playInPage } from './in-page.ts'

export const NEAR_END = {
  carthage: 'carthage/near-end',
  cartagena: 'cartagena/near-end',
  'cargo-empire': 'cargo-empire/near-end',
  catan: 'catan/near-end',
} as const satisfies { readonly [game: string]: FixtureName }

/** Sits down near the end of a game and plays it out; the page then shows the count. */
export async function playOut(page: Page, game: keyof typeof NEAR_END): Promise<void> {
  await openAt(page, NEAR_END[game])
  await playInPage(page, game)
}
