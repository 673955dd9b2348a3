/** The rulebook's opponent, exactly by its algorithm (CGE-S1 to CGE-S3, CGE-S6 to CGE-S11). */
import { addMixed, takeKind } from '@quayside/rules-kit'
import { isBarred } from './abilities.ts'
import { giveBonus, isUp } from './bonuses.ts'
import { hasCube, openDemand, placePost, takeCube } from './cities.ts'
import { BLANK, BOT_CARDS, type BotCard, botCopies, CARGO, CITIES } from './content.ts'
import { cityName, transportName } from './names.ts'
import { bitCount, isPresent, NONE, type ReadonlyState, routesOf, type State } from './state.ts'
import { stepMarker } from './track.ts'
import type { Emitter } from './types.ts'

function numberOf(state: ReadonlyState, city: number): number {
  return routesOf(state).map.cities[city]?.number ?? 0
}

/** The first posts of the set-up: leftmost card nobody chose, upper space; the marker then moves one slot on. */
export function placeFirstPost(state: State, emit: Emitter): void {
  let slot = 0
  while (state.picked & (1 << slot)) slot++
  placePost(state, state.fixed.auto, state.display[slot] as number, 0, emit)
  state.autoSlot = (slot + 1) % state.fixed.displaySize
}

export function placeSecondPost(state: State, emit: Emitter): void {
  const { auto } = state.fixed
  const city = state.faceDown[auto] as number
  emit?.({ type: 'cityRevealed', who: 'auto', city: cityName(state, city) })
  state.faceDown[auto] = NONE
  state.cityCards[auto] = (state.cityCards[auto] as number) | (1 << city)
  placePost(state, auto, city, 1, emit)
  state.autoCity = nextOrigin(state, NONE)
}

/** The city with a post of the opponent that has the next larger number; else the smallest of all. */
export function nextOrigin(state: ReadonlyState, city: number): number {
  const above = city === NONE ? 0 : numberOf(state, city)
  let next = NONE
  let smallest = NONE
  for (let one = 0; one < CITIES; one++) {
    if (!isPresent(state, state.fixed.auto, one)) continue
    const number = numberOf(state, one)
    if (smallest === NONE || number < numberOf(state, smallest)) smallest = one
    if (number > above && (next === NONE || number < numberOf(state, next))) next = one
  }
  return next === NONE ? smallest : next
}

/** CGE-S6. A drawn card: a reshuffle card mixes all fourteen again, an action card starts the turn. */
export function cardDrawn(state: State, card: number, emit: Emitter): void {
  takeKind(state.botPile, card)
  const action = BOT_CARDS[card]
  if (!action) {
    emit?.({ type: 'autoCard', marker: null, steps: 0, up: false })
    mixDeck(state)
    return
  }
  state.autoCard = card
  emit?.({ type: 'autoCard', marker: transportName(action.transport), steps: action.steps, up: action.up })
  if (deliverSomewhere(state, action, emit)) afterPost(state, action)
  else state.autoStage = 'forced'
}

/** All cards into a new deck. */
export function mixDeck(state: State): void {
  const { botPile } = state
  botPile.counts.fill(0)
  botPile.mixed = 0
  botPile.stacked.length = 0
  for (let card = 0; card < BOT_CARDS.length; card++) addMixed(botPile, card, botCopies(card))
}

/** CGE-S10 */
function afterPost(state: State, action: BotCard): void {
  state.autoSlot = (state.autoSlot + 1) % state.fixed.displaySize
  state.autoCity = nextOrigin(state, state.autoCity)
  state.autoSteps = action.steps
  state.autoStage = 'develop'
}

/** CGE-S7 */
function deliverSomewhere(state: State, action: BotCard, emit: Emitter): boolean {
  const size = state.fixed.displaySize
  if (!hasCityCard(state)) return false
  const origins = bitCount(state.present[state.fixed.auto] as number)
  for (let i = 1; i <= origins; i++) {
    for (let j = 0; j < size; j++) {
      const slot = (state.autoSlot + j) % size
      const to = state.display[slot] as number
      const space = matchingSpace(state, state.autoCity, to, action.up)
      if (space === NONE) continue
      tellPassed(state, j, emit)
      state.autoSlot = slot
      deliver(state, state.autoCity, to, space, emit)
      return true
    }
    tellPassed(state, size, emit)
    // The last origin tested keeps the marker (E41).
    if (i < origins) state.autoCity = nextOrigin(state, state.autoCity)
  }
  return false
}

/** Every step of the opponent is told: the cities of the display that it looked at in vain. */
function tellPassed(state: ReadonlyState, many: number, emit: Emitter): void {
  if (!emit) return
  const cities: string[] = []
  for (let j = 0; j < many; j++) {
    const city = state.display[(state.autoSlot + j) % state.fixed.displaySize] as number
    if (city !== BLANK && city !== state.autoCity) cities.push(cityName(state, city))
  }
  if (cities.length > 0) emit({ type: 'autoPassed', from: cityName(state, state.autoCity), cities })
}

function hasCityCard(state: ReadonlyState): boolean {
  for (let slot = 0; slot < state.fixed.displaySize; slot++) if (state.display[slot] !== BLANK) return true
  return false
}

/** CGE-S8. The demand space for a delivery, the arrow's one if both fit; NONE if there is none. */
function matchingSpace(state: ReadonlyState, from: number, to: number, up: boolean): number {
  if (to === BLANK || to === from || state.level[to] === 3) return NONE
  const { auto } = state.fixed
  if (isBarred(state, auto, from) || isBarred(state, auto, to)) return NONE
  const fits = (space: number) => {
    const wanted = openDemand(state, to, space)
    return wanted !== NONE && hasCube(state, from, wanted)
  }
  const preferred = up ? 0 : 1
  if (fits(preferred)) return preferred
  return fits(1 - preferred) ? 1 - preferred : NONE
}

function deliver(state: State, from: number, to: number, space: number, emit: Emitter): void {
  const cargo = openDemand(state, to, space)
  takeCube(state, from, cargo)
  emit?.({
    type: 'delivered',
    who: 'auto',
    vassal: false,
    from: cityName(state, from),
    to: cityName(state, to),
    cargo: CARGO[cargo] ?? 'orange',
    cards: null,
  })
  placePost(state, state.fixed.auto, to, space, emit)
}

/** Whether the next card of the city deck is known to be a city (not a blank, not nothing). */
export function isCityOnTop(state: ReadonlyState): boolean {
  const { stacked, mixed, under, counts } = state.cityPile
  if (stacked.length > 0) return stacked[0] !== BLANK
  if (mixed > 0) return counts[BLANK] === 0
  return under.length > 0 && under[0] !== BLANK
}

/** CGE-S9. A city drawn for a forced placement; a level-3 city's card leaves the game. */
export function forcedCityDrawn(state: State, card: number, emit: Emitter): void {
  takeKind(state.cityPile, card)
  if (state.level[card] === 3) {
    state.gone |= 1 << card
    return
  }
  forcePost(state, card, emit)
  state.cityPile.under.push(card)
}

/** Without a city on top: by the arrow the largest or smallest number without a post of the opponent (E28). */
export function forceWithoutCard(state: State, emit: Emitter): void {
  const up = isUp(state)
  const city = byNumber(state, up, true)
  const chosen = city === NONE ? byNumber(state, up, false) : city
  if (chosen === NONE) {
    emit?.({ type: 'autoIdle' })
    afterPost(state, BOT_CARDS[state.autoCard] as BotCard)
  } else forcePost(state, chosen, emit)
}

function byNumber(state: ReadonlyState, up: boolean, withoutPosts: boolean): number {
  let best = NONE
  for (let city = 0; city < CITIES; city++) {
    if (state.level[city] === 3 || (withoutPosts && isPresent(state, state.fixed.auto, city))) continue
    if (best === NONE || numberOf(state, city) > numberOf(state, best) === up) best = city
  }
  return best
}

function forcePost(state: State, city: number, emit: Emitter): void {
  emit?.({ type: 'autoForced', city: cityName(state, city) })
  placePost(state, state.fixed.auto, city, state.demandPosts[city * 2] === NONE ? 0 : 1, emit)
  afterPost(state, BOT_CARDS[state.autoCard] as BotCard)
}

/** CGE-S11. One step of the card's marker with its bonus. */
export function autoStep(state: State, emit: Emitter): void {
  const action = BOT_CARDS[state.autoCard] as BotCard
  state.autoSteps--
  const { auto } = state.fixed
  giveBonus(state, auto, stepMarker(state, auto, action.transport, action.up ? 1 : 2, emit), emit)
}
