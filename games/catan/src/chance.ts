/** Dice, the stolen card, the bought card: one outcome each. */
import { at, type Chance, type Rng, type Weighted } from '@quayside/rules-kit'
import { CARDS, cardKindOf, HAND_LIMIT, KINDS, kindOf, RESOURCES } from './content.ts'
import { rememberCardBought } from './memory.ts'
import { add, of } from './numbers.ts'
import { produce } from './production.ts'
import { stealOne } from './purse.ts'
import { ALL_DICE, askAgain, NOBODY_YET, type State } from './state.ts'
import { declareWin, enterMain, enterRobber, resumeTurn } from './turn.ts'
import type { Catan, Emitter, Outcome } from './types.ts'

type Named<K> = Extract<Outcome, { type: K }>

const DICE: readonly Named<'dice'>[] = Array.from({ length: ALL_DICE }, (_, i) =>
  Object.freeze({ type: 'dice', dice: Object.freeze([Math.floor(i / 6) + 1, (i % 6) + 1] as const) }),
)
const STEAL: readonly Named<'steal'>[] = RESOURCES.map((resource) =>
  Object.freeze({ type: 'steal', resource }),
)
const DRAW: readonly Named<'card'>[] = CARDS.map((card) => Object.freeze({ type: 'card', card }))

function topCard(state: State): number {
  return state.stackedGone < state.stacked.length ? at(state.stacked, state.stackedGone) : NOBODY_YET
}

/** Weights of the next draw, in the order of the outcomes' table. */
function weightOf(state: State, index: number): number {
  if (state.phase === 'rolling') return state.fixed.options.dice === 'fair' ? 1 : of(state.diceLeft, index)
  if (state.phase === 'stealing') return of(state.hands, state.victim * KINDS + index)
  const top = topCard(state)
  return top === NOBODY_YET ? of(state.deck, index) : top === index ? 1 : 0
}

function tableOf(state: State): readonly Outcome[] {
  return state.phase === 'rolling' ? DICE : state.phase === 'stealing' ? STEAL : DRAW
}

function totalWeight(state: State): number {
  if (state.phase === 'rolling') return state.fixed.options.dice === 'fair' ? ALL_DICE : state.diceLeftCount
  if (state.phase === 'stealing') return of(state.handSize, state.victim)
  return topCard(state) === NOBODY_YET ? state.deckSize : 1
}

function sample(state: State, rng: Rng): Outcome {
  const table = tableOf(state)
  let left = rng.below(totalWeight(state))
  if (state.phase === 'rolling' && state.fixed.options.dice === 'fair') return at(table, left)
  for (let i = 0; i < table.length; i++) {
    left -= weightOf(state, i)
    if (left < 0) return table[i] as Outcome
  }
  return at(table, table.length)
}

function rollDice(state: State, outcome: Named<'dice'>, emit: Emitter): void {
  const { dice } = outcome
  // By index: taking a frozen list apart goes through its iterator, which costs more than the rest of a roll.
  const a = dice[0]
  const b = dice[1]
  state.dieA = a
  state.dieB = b
  state.rolled = true
  if (state.fixed.options.dice === 'deck36') takeDiceCard(state, (a - 1) * 6 + b - 1)
  emit?.({ type: 'rolled', seat: state.turn, dice: outcome.dice })
  if (a + b === 7) rollSeven(state, emit)
  else {
    produce(state, a + b, emit)
    enterMain(state)
  }
}

/** House rule: each pair comes once before the 36 cards are shuffled again. */
function takeDiceCard(state: State, index: number): void {
  add(state.diceLeft, index, -1)
  state.diceLeftCount--
  if (state.diceLeftCount > 0) return
  state.diceLeft.fill(1)
  state.diceLeftCount = ALL_DICE
}

/** CAT-20, CAT-21. */
function rollSeven(state: State, emit: Emitter): void {
  state.mustDiscard = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (of(state.handSize, seat) > HAND_LIMIT) state.mustDiscard |= 1 << seat
  }
  if (state.mustDiscard === 0) {
    enterRobber(state, 'seven')
    return
  }
  state.phase = 'discard'
  state.hasDiscarded = 0
  const due = []
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const must = of(state.handSize, seat) > HAND_LIMIT
    if (must) askAgain(state, seat)
    if (emit !== null) due.push(must ? of(state.handSize, seat) >> 1 : 0)
  }
  emit?.({ type: 'mustDiscard', due })
}

function steal(state: State, outcome: Named<'steal'>, emit: Emitter): void {
  const { turn, victim } = state
  stealOne(state, turn, victim, kindOf(outcome.resource))
  state.victim = NOBODY_YET
  emit?.({ type: 'stolen', seat: turn, victim, resource: outcome.resource })
  resumeTurn(state)
}

function drawCard(state: State, outcome: Named<'card'>, emit: Emitter): void {
  const card = cardKindOf(outcome.card)
  if (topCard(state) === NOBODY_YET) add(state.deck, card, -1)
  else state.stackedGone++
  state.deckSize--
  add(state.cards, state.turn * KINDS + card, 1)
  add(state.cardCount, state.turn, 1)
  add(state.fresh, card, 1)
  rememberCardBought(state, state.turn)
  emit?.({ type: 'cardBought', seat: state.turn, card: outcome.card, left: state.deckSize })
  if (!declareWin(state, emit)) enterMain(state)
}

export const chance: Chance<Catan> = {
  outcomes(state) {
    const weighted: Weighted<Outcome>[] = []
    if (!['rolling', 'stealing', 'drawing'].includes(state.phase)) return weighted
    tableOf(state).forEach((outcome, i) => {
      const weight = weightOf(state, i)
      if (weight > 0) weighted.push({ outcome, weight })
    })
    return weighted
  },
  sample,
  apply(state, outcome, emit) {
    if (outcome.type === 'dice') rollDice(state, outcome, emit)
    else if (outcome.type === 'steal') steal(state, outcome, emit)
    else drawCard(state, outcome, emit)
  },
}
