/** What must always hold: cards and pieces add up. */
import { BANK, CITIES, KINDS, ROADS, SETTLEMENTS } from './content.ts'
import { of } from './numbers.ts'
import type { State } from './state.ts'

/** The first broken invariant, or null. */
export function broken(state: State): string | null {
  for (let kind = 0; kind < KINDS; kind++) {
    let sum = of(state.bank, kind)
    for (let seat = 0; seat < state.fixed.players; seat++) sum += of(state.hands, seat * KINDS + kind)
    if (sum !== BANK) return `${sum} cards of kind ${kind} instead of ${BANK}`
    if (of(state.bank, kind) < 0) return `the bank owes cards of kind ${kind}`
  }
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const problem = brokenHand(state, seat) ?? brokenPieces(state, seat)
    if (problem) return `seat ${seat}: ${problem}`
  }
  return brokenDeck(state)
}

function brokenHand(state: State, seat: number): string | null {
  let size = 0
  let cards = 0
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) {
    if (of(state.hands, i) < 0 || of(state.cards, i) < 0) return 'fewer than no cards'
    size += of(state.hands, i)
    cards += of(state.cards, i)
  }
  if (size !== of(state.handSize, seat)) return `a hand of ${size} counted as ${of(state.handSize, seat)}`
  return cards === of(state.cardCount, seat)
    ? null
    : `${cards} development cards counted as ${of(state.cardCount, seat)}`
}

function brokenPieces(state: State, seat: number): string | null {
  const roads = state.edgeOwner.filter((owner) => owner === seat).length
  const buildings = state.vertexOwner.filter((owner) => owner === seat).length
  const cities = CITIES - of(state.citiesLeft, seat)
  const settlements = SETTLEMENTS - of(state.settlementsLeft, seat)
  if (roads !== ROADS - of(state.roadsLeft, seat) || roads > ROADS) return `${roads} roads are out`
  if (buildings !== cities + settlements)
    return `${buildings} buildings, but ${cities} cities and ${settlements} settlements`
  return cities < 0 || cities > CITIES || settlements < 0 || settlements > SETTLEMENTS
    ? 'too many buildings'
    : null
}

function brokenDeck(state: State): string | null {
  let mixed = 0
  for (let card = 0; card < KINDS; card++) {
    mixed += of(state.deck, card)
    let all = of(state.deck, card) + state.stacked.slice(state.stackedGone).filter((c) => c === card).length
    for (let seat = 0; seat < state.fixed.players; seat++) {
      all += of(state.cards, seat * KINDS + card) + (card < 4 ? of(state.played, seat * 4 + card) : 0)
    }
    if (all !== state.fixed.deckOf[card]) return `${all} development cards of kind ${card}`
  }
  const size = mixed + state.stacked.length - state.stackedGone
  return size === state.deckSize ? null : `a deck of ${size} counted as ${state.deckSize}`
}
