import {
  at,
  BrokenRule,
  type Chance,
  type Emit,
  sampleKind,
  takeKind,
  type Weighted,
  weightOf,
} from '@quayside/rules-kit'
import { rememberDraw, rememberTheft } from './memory.ts'
import { add, askSeat, beginMain, handOf, isCrowded, lookForEnd, nextTurn, one, sizeOf } from './state.ts'
import { GOODS, good, KINDS, kindOf, STORM, type Toy, type ToyOutcome, type ToyState } from './types.ts'

const ROLLS = [1, 2, 3, 4, 5, 6].map((pips) => Object.freeze({ type: 'roll' as const, pips }))
const CARDS = GOODS.map((card) => Object.freeze({ type: 'card' as const, card }))
const STEALS = GOODS.map((card) => Object.freeze({ type: 'steal' as const, card }))

function weighted<O>(outcomes: readonly O[], weight: (index: number) => number): Weighted<O>[] {
  return outcomes.map((outcome, i) => ({ outcome, weight: weight(i) })).filter((entry) => entry.weight > 0)
}

export const chance: Chance<Toy> = {
  outcomes(state): Weighted<ToyOutcome>[] {
    const { phase, deck } = state
    if (phase.type === 'roll') return weighted(ROLLS, () => 1)
    if (phase.type === 'steal') return weighted(STEALS, (k) => at(handOf(state, phase.victim), k))
    return weighted(CARDS, (k) => weightOf(deck, k))
  },
  sample(state, rng) {
    const { phase } = state
    if (phase.type === 'roll') return at(ROLLS, rng.below(6))
    if (phase.type !== 'steal') return at(CARDS, sampleKind(state.deck, rng))
    const hand = handOf(state, phase.victim)
    let left = rng.below(sizeOf(hand))
    for (let k = 0; k < KINDS; k++) {
      left -= at(hand, k)
      if (left < 0) return at(STEALS, k)
    }
    throw new BrokenRule('a hand does not add up')
  },
  apply(state, outcome, emit) {
    if (outcome.type === 'roll') applyRoll(state, outcome.pips, emit)
    else if (outcome.type === 'steal') applySteal(state, kindOf(outcome.card), emit)
    else applyCard(state, kindOf(outcome.card), emit)
    lookForEnd(state, emit)
  },
}

function applyRoll(state: ToyState, pips: number, emit: Emit<Toy> | null): void {
  emit?.({ type: 'rolled', seat: state.turn, pips })
  if (pips < STORM) {
    state.phase = { type: 'draw' }
    return
  }
  const crowded = state.hands.flatMap((_, seat) => (isCrowded(state, seat) ? [seat] : []))
  if (crowded.length === 0) beginMain(state)
  else state.phase = { type: 'discard' }
  for (const seat of crowded) askSeat(state, seat)
}

function applySteal(state: ToyState, kind: number, emit: Emit<Toy> | null): void {
  const { phase, turn } = state
  if (phase.type !== 'steal') throw new BrokenRule('nobody is robbed now')
  add(handOf(state, phase.victim), one(kind), -1)
  add(handOf(state, turn), one(kind), 1)
  rememberTheft(state, turn, phase.victim, kind)
  emit?.({ type: 'grabbed', seat: turn, from: phase.victim, card: good(kind) })
  beginMain(state)
}

function applyCard(state: ToyState, kind: number, emit: Emit<Toy> | null): void {
  takeKind(state.deck, kind)
  if (state.phase.type === 'auto') autoTurn(state, kind, emit)
  else if (state.phase.type === 'look') lookAt(state, kind, emit)
  else takeIntoHand(state, kind, emit)
}

function takeIntoHand(state: ToyState, kind: number, emit: Emit<Toy> | null): void {
  const { turn } = state
  rememberDraw(state, turn, kind)
  add(handOf(state, turn), one(kind), 1)
  emit?.({ type: 'drew', seat: turn, card: good(kind) })
  beginMain(state)
}

function lookAt(state: ToyState, kind: number, emit: Emit<Toy> | null): void {
  // Who knew the top card cannot say afterwards whether it was kept: forgotten.
  rememberDraw(state, null, kind)
  state.looked.push(kind)
  emit?.({ type: 'looked', seat: state.turn, card: good(kind) })
  if (state.looked.length < 2) return
  state.phase = { type: 'keep' }
  askSeat(state, state.turn)
}

/** The rulebook's opponent chooses nothing: two cards of a kind in a row are a point. */
function autoTurn(state: ToyState, kind: number, emit: Emit<Toy> | null): void {
  rememberDraw(state, null, kind)
  const won = state.autoLast === kind ? 1 : 0
  state.points[state.players] = at(state.points, state.players) + won
  state.autoLast = kind
  add(state.discarded, one(kind), 1)
  emit?.({ type: 'autoDrew', card: good(kind), points: at(state.points, state.players) })
  lookForEnd(state, emit)
  if (state.phase.type === 'auto') nextTurn(state, emit)
}
