/** A state from named JSON: pieces are put down one by one, so that all that follows from them is right. */
import type { Seat } from '@quayside/rules-kit'
import { edgeOf, hexOf, VERTEX_WORD_BITS } from './board.ts'
import { BANK, CITIES, KINDS, KNIGHT, ROADS, SETTLEMENTS } from './content.ts'
import { type FixedConfig, fixedConfig } from './fixed.ts'
import { longestTrail } from './longest-road.ts'
import { add } from './numbers.ts'
import { layRoad, laySettlement, placeCity } from './pieces.ts'
import { ALL_DICE, blank, NOBODY_YET, type State } from './state.ts'
import type { Facts, Phase, SeatFacts, Trade, Word } from './view-types.ts'

const orNobody = (seat: Seat | null) => seat ?? NOBODY_YET

/** An island without pieces and with a full bank. */
export function emptyState(fixed: FixedConfig): State {
  const state = blank()
  state.fixed = fixed
  state.vertexOwner.fill(NOBODY_YET)
  state.edgeOwner.fill(NOBODY_YET)
  state.open.fill((1 << VERTEX_WORD_BITS) - 1)
  state.bank.fill(BANK)
  state.rates.fill(4)
  state.roadsLeft.fill(ROADS)
  state.settlementsLeft.fill(SETTLEMENTS)
  state.citiesLeft.fill(CITIES)
  if (fixed.options.dice === 'deck36') {
    state.diceLeft.fill(1)
    state.diceLeftCount = ALL_DICE
  }
  return state
}

/** Hands and cards that the facts leave out stay empty, with their sizes set; memory stays null. */
export function stateFromFacts(facts: Facts): State {
  const colours = facts.seats.map((seat) => seat.colour)
  const fixed = fixedConfig(facts.options, facts.seats.length, { ...facts, colours }, facts.deckOf)
  const state = emptyState(fixed)
  state.robber = hexOf(facts.robber)
  facts.seats.forEach((seat, i) => {
    readPieces(state, i, seat)
  })
  facts.seats.forEach((seat, i) => {
    readSeat(state, i, seat)
  })
  readTable(state, facts)
  readPhase(state, facts.phase)
  readTrade(state, facts.trade)
  return state
}

function readPieces(state: State, seat: Seat, facts: SeatFacts): void {
  // Settlements are laid first and then turned into cities, which takes their piece back from the supply.
  for (const vertex of facts.cities) {
    laySettlement(state, seat, vertex)
    placeCity(state, seat, vertex)
  }
  for (const vertex of facts.settlements) laySettlement(state, seat, vertex)
  for (const edge of facts.roads) layRoad(state, seat, edgeOf(edge))
}

function readSeat(state: State, seat: Seat, facts: SeatFacts): void {
  state.handSize[seat] = facts.handSize
  state.cardCount[seat] = facts.cardCount
  if (facts.resources) state.hands.set(facts.resources, seat * KINDS)
  if (facts.cards) state.cards.set(facts.cards, seat * KINDS)
  if (facts.discard) state.discards.set(facts.discard, seat * KINDS)
  state.played.set(facts.played, seat * 4)
  state.roadLength[seat] = longestTrail(state, seat)
  state.offersMade[seat] = facts.offersMade
  state.answersGiven[seat] = facts.answersGiven
  state.asks[seat] = facts.ask
}

function readTable(state: State, facts: Facts): void {
  state.turn = facts.turnSeat
  state.round = facts.round
  state.rolled = facts.rolled
  state.cardPlayed = facts.cardPlayed
  const [a, b] = facts.dice ?? [0, 0]
  state.dieA = a
  state.dieB = b
  if (facts.fresh) state.fresh.set(facts.fresh)
  state.bank.set(facts.bank)
  state.deckSize = facts.deck
  state.roadHolder = orNobody(facts.longestRoad.holder)
  state.armyHolder = orNobody(facts.largestArmy)
  if (state.roadHolder !== NOBODY_YET) add(state.points, state.roadHolder, 2)
  if (state.armyHolder !== NOBODY_YET) add(state.points, state.armyHolder, 2)
  if (!facts.diceLeft) return
  state.diceLeft.fill(0)
  for (const index of facts.diceLeft) state.diceLeft[index] = 1
  state.diceLeftCount = facts.diceLeft.length
}

function readPhase(state: State, phase: Phase): void {
  state.phase = phase.type
  switch (phase.type) {
    case 'openingSettle':
      state.openingStep = phase.step
      break
    case 'openingRoad':
      state.openingStep = phase.step
      state.openingVertex = phase.vertex
      break
    case 'discard':
      state.mustDiscard = bitsWhere(phase.due, (due) => due > 0)
      state.hasDiscarded = bitsWhere(phase.chosen, (chosen) => chosen)
      break
    case 'robber':
      state.knightMoves = phase.by === 'knight'
      break
    case 'stealing':
      state.victim = phase.victim
      break
    case 'freeRoads':
      state.freeRoads = phase.left
      state.freeRoadPlaced = phase.placed
      break
    case 'over':
      state.winner = orNobody(phase.winner)
      state.reason = phase.reason
  }
}

function bitsWhere<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.reduce((bits, item, seat) => (holds(item) ? bits | (1 << seat) : bits), 0)
}

function readTrade(state: State, trade: Trade): void {
  if (trade.offer) {
    state.offerGive.set(trade.offer.give)
    state.offerGet.set(trade.offer.get)
    for (const seat of trade.offer.to) state.offerTo |= 1 << seat
  }
  trade.words.forEach((word, seat) => {
    if (word) readWord(state, seat, word)
  })
}

function readWord(state: State, seat: Seat, word: Word): void {
  const bit = 1 << seat
  if (word.says === 'propose') {
    state.proposed |= bit
    if (word.declines) state.declined |= bit
    state.wordGive.set(word.give, seat * KINDS)
    state.wordGet.set(word.get, seat * KINDS)
  } else if (word.says === 'accept') state.accepted |= bit
  else state.declined |= bit
}

/** Who holds the largest army when nobody says: the only seat with the most knights, from three on. */
export function armyByKnights(seats: readonly SeatFacts[]): Seat | null {
  const knights = seats.map((seat) => seat.played[KNIGHT] ?? 0)
  const most = Math.max(...knights)
  const unique = knights.indexOf(most) === knights.lastIndexOf(most)
  return most >= 3 && unique ? knights.indexOf(most) : null
}
