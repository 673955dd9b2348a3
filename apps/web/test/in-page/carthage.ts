/** How a person answers whatever Traders of Carthage asks. */
import type { Hand } from './hand.ts'
import { decide, has, open, press, settledWith } from './table.ts'

export const isAsked = (): boolean => settledWith('[data-say=asked]')

const PRESSED = '[data-choice^=intent-][aria-pressed=true]'

/** Buys when it can, else takes the first card, else stores what is proposed. */
export async function choose(hand: Hand): Promise<string> {
  // Nothing is proposed while both are open: then it buys.
  if (!has(PRESSED) && has('[data-choice=intent-buy]:not([aria-disabled])'))
    await press(hand, '[data-choice=intent-buy]')
  else if (has('.slot.target')) await press(hand, '.slot.target')
  const intent = document.querySelector(PRESSED)
  await decide(hand, open('confirm'))
  return intent?.getAttribute('data-choice')?.replace('intent-', '') ?? 'protect'
}
