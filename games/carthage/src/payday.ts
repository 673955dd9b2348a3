/** What follows when a ship is at Carthage: sales, tokens, raid, return (CTH-14 to CTH-19). */
import { at, type Seat } from '@quayside/rules-kit'
import {
  ALEXANDRIA,
  CARD_KINDS,
  CARTHAGE,
  COLOURS,
  cardName,
  GOODS,
  type Good,
  ICONS_OF,
  isPirateWater,
  RETURN_PORT,
  TOKENS_TO_END,
} from './content.ts'
import { saleValue } from './scoring.ts'
import {
  askAgain,
  discardKind,
  goodsOf,
  inHand,
  type ReadonlyState,
  type State,
  seatAtStep,
  tokenCount,
} from './state.ts'
import { canDraw, endGame, startRefill } from './turn.ts'
import type { Emitter } from './types.ts'

export function goodsIn(bits: number): Good[] {
  return GOODS.filter((_, colour) => bits & (1 << colour))
}

export function startPayday(state: State, emit: Emitter): void {
  state.arrived = shipsWhere(state, (port) => port === CARTHAGE)
  state.sellers = 0
  state.scoringGood = 0
  state.scoringStep = 0
  emit?.({ type: 'payday', goods: goodsIn(state.arrived) })
  continueScoring(state, emit)
}

function shipsWhere(state: ReadonlyState, isThere: (port: number) => boolean): number {
  let bits = 0
  for (let colour = 0; colour < COLOURS; colour++)
    if (isThere(state.ships[colour] as number)) bits |= 1 << colour
  return bits
}

/** Good after good in the order R B Y G, seat after seat from the active one; pauses where unseen cards must be drawn. */
export function continueScoring(state: State, emit: Emitter): void {
  while (state.scoringGood < COLOURS) {
    if (state.arrived & (1 << state.scoringGood)) {
      while (state.scoringStep < state.fixed.players) {
        const seat = seatAtStep(state, state.scoringStep)
        if (state.pointsDue === 0) state.pointsDue = sell(state, seat, state.scoringGood, emit)
        if (state.pointsDue > 0 && waitForPoints(state, seat, emit)) return
        state.scoringStep++
      }
    }
    state.scoringStep = 0
    state.scoringGood++
    if (state.fixed.alone && giveTokens(state, emit)) return
  }
  state.scoringGood = 0
  if (!giveTokens(state, emit)) startRaid(state, emit)
}

/** CTH-C10: true while cards can be drawn; without any the points count all the same. */
function waitForPoints(state: State, seat: Seat, emit: Emitter): boolean {
  if (canDraw(state, emit)) {
    state.phase = 'points'
    return true
  }
  state.points[seat] = (state.points[seat] as number) + state.pointsDue
  for (; state.pointsDue > 0; state.pointsDue--) emit?.({ type: 'pointDrawn', seat, counted: true })
  return false
}

/** CTH-C10: one unseen card pays one point; then scoring goes on. */
export function layUnseenPoint(state: State, kind: number, emit: Emitter): void {
  const seat = seatAtStep(state, state.scoringStep)
  const index = seat * CARD_KINDS + kind
  state.unseenCards[index] = (state.unseenCards[index] as number) + 1
  state.points[seat] = (state.points[seat] as number) + 1
  emit?.({ type: 'pointDrawn', seat, counted: false })
  state.pointsDue--
  if (state.pointsDue === 0) state.scoringStep++
  continueScoring(state, emit)
}

/** CTH-14: sells all of one colour; answers how many points must come from the pile. */
function sell(state: State, seat: Seat, colour: number, emit: Emitter): number {
  const sale = saleValue(state, seat, colour)
  if (!sale) return 0
  const fromSet = Math.min(sale.points, sale.cards)
  const cards: string[] = []
  let toPoints = fromSet
  for (let kind = colour * 3; kind < colour * 3 + 3; kind++) {
    const many = goodsOf(state, seat, kind)
    if (emit) for (let i = 0; i < many; i++) cards.push(cardName(kind))
    const index = seat * CARD_KINDS + kind
    state.stock[index] = 0
    state.stored[index] = 0
    // The lowest cards become points; kinds of one colour come in rising value.
    const kept = Math.min(many, toPoints)
    toPoints -= kept
    state.pointCards[index] = (state.pointCards[index] as number) + kept
    discardKind(state, kind, many - kept)
  }
  state.points[seat] = (state.points[seat] as number) + fromSet
  state.sellers |= 1 << (seat * COLOURS + colour)
  emit?.({
    type: 'sold',
    seat,
    good: at(GOODS, colour),
    ...sale,
    cards,
    toPoints: cards.slice(0, fromSet),
    toDiscard: cards.slice(fromSet),
    fromPile: sale.points - fromSet,
  })
  return sale.points - fromSet
}

/** CTH-15, CTH-16: a token for every colour sold, then the check for the end: true when it has come. */
function giveTokens(state: State, emit: Emitter): boolean {
  let most = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let step = 0; step < state.fixed.players; step++) {
      const seat = seatAtStep(state, step)
      if (!(state.sellers & (1 << (seat * COLOURS + colour)))) continue
      const index = seat * COLOURS + colour
      state.tokensUp[index] = (state.tokensUp[index] as number) + 1
      const owned = tokenCount(state, seat)
      most = Math.max(most, owned)
      emit?.({ type: 'tokenGained', seat, good: at(GOODS, colour), owned })
    }
  }
  state.sellers = 0
  if (most < TOKENS_TO_END) return false
  state.arrived = 0
  state.scoringGood = 0
  endGame(state, 'tokens', emit)
  return true
}

function startRaid(state: State, emit: Emitter): void {
  state.raided = shipsWhere(state, isPirateWater)
  state.raidStep = 0
  if (state.raided) emit?.({ type: 'raid', goods: goodsIn(state.raided) })
  continueRaid(state, emit)
}

/** CTH-17: clockwise from the active seat; who has nothing exposed or no icon is not asked. */
export function continueRaid(state: State, emit: Emitter): void {
  for (; state.raidStep < state.fixed.players; state.raidStep++) {
    const seat = seatAtStep(state, state.raidStep)
    if (exposedCount(state, seat) === 0) continue
    if (iconsInHand(state, seat) > 0) {
      state.phase = 'protect'
      askAgain(state, seat)
      return
    }
    loseExposed(state, seat, emit)
  }
  state.raidStep = 0
  returnShips(state, emit)
}

export function isRaided(state: ReadonlyState, kind: number): boolean {
  return (state.raided & (1 << Math.floor(kind / 3))) !== 0
}

/** Upright cards of raided colours. */
export function exposedCount(state: ReadonlyState, seat: Seat): number {
  let many = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    if (isRaided(state, kind)) many += state.stock[seat * CARD_KINDS + kind] as number
  }
  return many
}

export function iconsInHand(state: ReadonlyState, seat: Seat): number {
  let icons = 0
  for (let kind = 0; kind < CARD_KINDS; kind++)
    icons += inHand(state, seat, kind) * (ICONS_OF[kind] as number)
  return icons
}

export function loseExposed(state: State, seat: Seat, emit: Emitter): void {
  const cards: string[] = []
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    if (!isRaided(state, kind)) continue
    const index = seat * CARD_KINDS + kind
    const many = state.stock[index] as number
    if (emit) for (let i = 0; i < many; i++) cards.push(cardName(kind))
    discardKind(state, kind, many)
    state.stock[index] = 0
  }
  if (cards.length > 0) emit?.({ type: 'lost', seat, cards })
}

/** CTH-19, then the purchase goes on with the refill (CTH-12). */
function returnShips(state: State, emit: Emitter): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const bit = 1 << colour
    if (state.arrived & bit) sailBack(state, colour, ALEXANDRIA, emit)
    else if (state.raided & bit) sailBack(state, colour, RETURN_PORT, emit)
  }
  state.arrived = 0
  state.raided = 0
  startRefill(state, 'endTurn', emit)
}

function sailBack(state: State, colour: number, to: number, emit: Emitter): void {
  const from = state.ships[colour] as number
  state.ships[colour] = to
  emit?.({ type: 'returned', good: at(GOODS, colour), from, to })
}
