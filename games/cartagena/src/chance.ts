/** One card from the deck, or the back of one chest token. */
import { BrokenRule, type Chance, drawWeight, sampleKind, takeKind, weightOf } from '@quayside/rules-kit'
import { BLANK, CARDS, cardName, FACE_COPIES, FACES, type Face, GOAL, kindOf, SNAKE } from './content.ts'
import { rememberTop } from './memory.ts'
import { NOWHERE, snakeTarget } from './moves.ts'
import { placeName } from './names.ts'
import { prepare } from './play.ts'
import { addTo, addToHand, movePirate, type State, sumOf } from './state.ts'
import { continueDraw, finishAction, startDraw } from './turn.ts'
import type { Cartagena, Emitter, Outcome } from './types.ts'

const DRAW: readonly Outcome[] = CARDS.map((card) => Object.freeze({ type: 'draw', card }))
const TOKEN: readonly Outcome[] = FACES.map((face) => Object.freeze({ type: 'token', face }))

export const chance: Chance<Cartagena> = {
  outcomes(state) {
    const all =
      state.phase === 'token'
        ? TOKEN.map((outcome, face) => ({ outcome, weight: state.faces[face] as number }))
        : DRAW.map((outcome, kind) => ({ outcome, weight: weightOf(state.deck, kind) }))
    return drawWeight(state.deck) === 0 ? [] : all.filter(({ weight }) => weight > 0)
  },

  sample(state, rng) {
    if (state.phase !== 'token') return DRAW[sampleKind(state.deck, rng)] as Outcome
    let left = rng.below(sumOf(state.faces))
    for (let face = 0; face < FACES.length; face++) {
      left -= state.faces[face] as number
      if (left < 0) return TOKEN[face] as Outcome
    }
    throw new BrokenRule('no token is left to open')
  },

  apply(state, outcome, emit) {
    if (outcome.type === 'token') openToken(state, FACES.indexOf(outcome.face), emit)
    else drawCard(state, kindOf(outcome.card), emit)
  },
}

function drawCard(state: State, kind: number, emit: Emitter): void {
  const isStacked = state.deck.stacked.length > 0
  const toHand = state.drawTo === 'hand'
  takeKind(state.deck, kind)
  if (isStacked) rememberTop(state, toHand ? state.drawSeat : -1, kind)
  if (toHand) addToHand(state, state.drawSeat, kind, 1)
  else addTo(state.look, kind, 1)
  state.drawDue--
  emit?.({ type: toHand ? 'drew' : 'saw', seat: state.drawSeat, card: cardName(kind) })
  continueDraw(state, emit)
}

/** CTG-B10 to CTG-B12. */
function openToken(state: State, face: number, emit: Emitter): void {
  const from = state.effectFrom
  const seat = state.active
  prepare(state, '', 0, 0, 0)
  state.token[from] = 0
  addTo(state.faces, face, -1)
  emit?.({ type: 'opened', seat, at: placeName(state.fixed.layout, from), face: FACES[face] as Face })
  if (face === SNAKE) {
    flee(state, from, emit)
    layTokens(state)
    emit?.({ type: 'tokensMixed', placed: state.fixed.chests.length })
    finishAction(state, emit)
  } else if (face === BLANK) finishAction(state, emit)
  else startDraw(state, seat, Number(FACES[face]), 'act', emit)
}

function flee(state: State, from: number, emit: Emitter): void {
  const seat = state.active
  const { layout } = state.fixed
  const to = snakeTarget(state, seat, from)
  if (to === NOWHERE) {
    emit?.({ type: 'snakeHeld', seat, at: placeName(layout, from) })
    return
  }
  movePirate(state, seat, from, to)
  emit?.({
    type: 'moved',
    way: 'snake',
    by: seat,
    owner: seat,
    pirates: 1,
    from: placeName(layout, from),
    to: placeName(layout, to),
    jumped: [],
    cards: 0,
    home: to === GOAL,
  })
}

/** CTG-B1: one token on each chest symbol, all eight mixed; the rest lies in the box. */
export function layTokens(state: State): void {
  for (const place of state.fixed.chests) state.token[place] = 1
  state.faces.set(FACE_COPIES)
}
