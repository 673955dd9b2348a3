/** How a person answers whatever Traders of Carthage asks. */
import type { Hand } from './hand.ts'
import { decide, has, open, press, settledWith } from './table.ts'

export const isAsked = (): boolean => settledWith('[data-say=asked]')

/** Buys when it is proposed, else takes the first card, else stores what is proposed. */
export async function choose(hand: Hand): Promise<string> {
  const intent = document.querySelector('[data-choice^=intent-][aria-pressed=true]')
  if (has('.slot.target')) await press(hand, '.slot.target')
  await decide(hand, open('confirm'))
  return intent?.getAttribute('data-choice')?.replace('intent-', '') ?? 'protect'
}
