/** Red's enhanced trains: when one may be bought, and what it may not make needless (CGE-F5). */
import { canActivate, colourOf, portsFor } from './abilities.ts'
import { rulesOf } from './fixed.ts'
import { paymentsFor } from './payments.ts'
import { type ReadonlyState, routesOf } from './state.ts'

/** The cards of the delivery are paying their steps. */
export function isPayingCards(state: ReadonlyState): boolean {
  return state.phase === 'develop' && state.stage === 'cards'
}

/** After the delivery: a plain train was played and has not finished paying. Version 1 forgot the time before the cards pay. */
export function hasPlainTrain(state: ReadonlyState): boolean {
  const isInTime = isPayingCards(state) || (rulesOf(state) >= 2 && isTakingExpress(state))
  return isInTime && state.enhanced < (state.playedCards[1] as number)
}

function isTakingExpress(state: ReadonlyState): boolean {
  return state.phase === 'develop' && state.stage === 'express'
}

/** CGE-11: with one more enhanced train the cards played must still all be needed. Version 1 did not ask that afterwards. */
export function staysEfficient(state: ReadonlyState, seat: number): boolean {
  if (rulesOf(state) < 2) return true
  const payments = paymentsFor(routesOf(state), portsFor(state, seat), state.enhanced + 1)
  for (const { car, train, ship } of payments.setsOf(state.from, state.to)) {
    const isPlayed =
      car === state.playedCards[0] && train === state.playedCards[1] && ship === state.playedCards[2]
    if (isPlayed) return true
  }
  return false
}

/** Before the delivery any number; afterwards as long as cards pay and stay needed. */
export function canEnhance(state: ReadonlyState, seat: number): boolean {
  if (colourOf(state, seat) !== 'red' || !canActivate(state, seat)) return false
  return state.phase === 'plan' || (hasPlainTrain(state) && staysEfficient(state, seat))
}

/** Whether steps that leave no choice must wait because a train could still be enhanced; version 1 did not wait. */
export function mayEnhanceLate(state: ReadonlyState, seat: number): boolean {
  return rulesOf(state) >= 2 && isPayingCards(state) && canEnhance(state, seat)
}
