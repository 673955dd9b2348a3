/** What the dock proposes before anybody has clicked: the move that gains most, with cards counted while they are scarce. */

import type { Foresight } from '../foresight.ts'
import type { Action } from '../types.ts'
import { isDark } from './read.ts'

/**
 * How many spaces a hand of so many cards is worth: the first ones much, each further one less. Whatever is proposed is then
 * a step up, in spaces or in cards, so that proposals taken one after another never go round in a circle.
 */
const HANDS = [0, 7, 12, 16, 19, 21, 22.5, 23.5, 24]

function worthOfHand(size: number): number {
  return HANDS[Math.max(0, Math.min(size, HANDS.length - 1))] ?? 0
}

export function worthOf(action: Action, sees: Foresight, handSize: number): number {
  const moved = sees.moved(action)
  if (!moved) return Number.NEGATIVE_INFINITY
  const way = sees.progress(moved.to) - sees.progress(moved.from)
  const drawn = worthOfHand(handSize + moved.cards) - worthOfHand(handSize)
  // A rival's step forward is half as bad as one's own step back.
  if (action.type === 'morgan') return drawn - way / 2
  if (action.type === 'backward') return drawn + way
  const played = 'cards' in action ? action.cards.length : 1
  const spent = played + (action.type === 'pair' ? 1 : 0)
  const cost = worthOfHand(handSize) - worthOfHand(handSize - spent)
  return way * moved.pirates - cost - (usesDark(action) ? 0.5 : 0)
}

function usesDark(action: Action): boolean {
  if (action.type === 'forward') return isDark(action.card)
  return 'cards' in action && action.cards.some(isDark)
}

/** The best of a list; null for an empty one. Among equals the first. */
export function best(actions: readonly Action[], sees: Foresight, handSize: number): Action | null {
  let found: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const worth = worthOf(action, sees, handSize)
    if (found === null || worth > most) {
      found = action
      most = worth
    }
  }
  return found
}

const MOVES: readonly Action['type'][] = ['forward', 'backward', 'morgan']
export const isMove = ({ type }: Action) => MOVES.includes(type)

export function propose(legal: readonly Action[], sees: Foresight, handSize: number): Action | null {
  return best(legal.filter(isMove), sees, handSize)
}

/** Outlaws: what is held most often goes first, dark cards last. */
export function proposeDiscard(hand: readonly string[], due: number): string[] {
  const left = [...hand]
  const gone: string[] = []
  const many = (card: string) => left.filter((one) => one === card).length - (isDark(card) ? 0.5 : 0)
  while (gone.length < due && left.length > 0) {
    const card = left.reduce((most, one) => (many(one) > many(most) ? one : most))
    left.splice(left.indexOf(card), 1)
    gone.push(card)
  }
  return gone
}

/** Gun, rum, lantern: what the hand lacks comes first. */
export function byNeed(cards: readonly string[], hand: readonly string[]): string[] {
  const held = (card: string) => hand.filter((one) => one[0] === card[0]).length
  return [...cards].sort((a, b) => held(a) - held(b))
}
