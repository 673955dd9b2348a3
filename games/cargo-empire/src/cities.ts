/** Posts, upgrades, cubes and the display (CGE-14 to CGE-18). */
import { pileSize, takeKind } from '@quayside/rules-kit'
import { BLANK, CARGO, CITIES, TILES, type TileSide } from './content.ts'
import { cityName, spaceName, whoOf } from './names.ts'
import { NONE, OWNERS, type ReadonlyState, type State, VASSAL } from './state.ts'
import type { Emitter } from './types.ts'

export function sideOf(state: ReadonlyState, city: number): TileSide | null {
  const level = state.level[city] as number
  if (level > 2) return null
  return (TILES[state.tile[city] as number] as readonly TileSide[])[level - 1] as TileSide
}

/** The colour an open demand space wants, or NONE. */
export function openDemand(state: ReadonlyState, city: number, space: number): number {
  return state.wants[city * 2 + space] as number
}

/** To be called whenever tile, level or demand posts of a city changed. */
export function noteDemand(state: State, city: number): void {
  const side = sideOf(state, city)
  for (let space = 0; space < 2; space++) {
    const isOpen = side !== null && state.demandPosts[city * 2 + space] === NONE
    const colour = isOpen ? (side.demand[space] as number) : NONE
    state.wants[city * 2 + space] = colour
    for (let i = 0; i < CARGO.length; i++) {
      const index = i * 2 + space
      const others = (state.wanted[index] as number) & ~(1 << city)
      state.wanted[index] = i === colour ? others | (1 << city) : others
    }
  }
}

export function cubesIn(state: ReadonlyState, city: number): number {
  return (state.cubes[city * 2] === NONE ? 0 : 1) + (state.cubes[city * 2 + 1] === NONE ? 0 : 1)
}

export function hasCube(state: ReadonlyState, city: number, colour: number): boolean {
  return state.cubes[city * 2] === colour || state.cubes[city * 2 + 1] === colour
}

export function takeCube(state: State, city: number, colour: number): void {
  const index = state.cubes[city * 2] === colour ? city * 2 : city * 2 + 1
  state.cubes[index] = NONE
}

/** A matching cube on each empty production space. */
export function stock(state: State, city: number): void {
  const side = sideOf(state, city)
  if (!side) return
  for (let i = 0; i < 2; i++) state.cubes[city * 2 + i] = side.production[i] as number
}

/** CGE-15, CGE-16: puts a post down and upgrades a filled city; true for a full upgrade. */
export function placePost(state: State, owner: number, city: number, space: number, emit: Emitter): boolean {
  state.demandPosts[city * 2 + space] = owner
  noteDemand(state, city)
  state.present[owner] = (state.present[owner] as number) | (1 << city)
  emit?.({
    type: 'postPlaced',
    who: whoOf(state, owner),
    vassal: owner >= VASSAL,
    city: cityName(state, city),
    space: spaceName(space),
  })
  const full = state.demandPosts[city * 2] !== NONE && state.demandPosts[city * 2 + 1] !== NONE
  return full && upgrade(state, city, emit)
}

function upgrade(state: State, city: number, emit: Emitter): boolean {
  const isFull = cubesIn(state, city) === 0
  for (let space = 0; space < 2; space++) {
    const index = city * OWNERS + (state.demandPosts[city * 2 + space] as number)
    state.beside[index] = (state.beside[index] as number) + 1
    state.demandPosts[city * 2 + space] = NONE
    state.cubes[city * 2 + space] = NONE
  }
  state.level[city] = (state.level[city] as number) + 1
  stock(state, city)
  noteDemand(state, city)
  emit?.({ type: 'upgraded', city: cityName(state, city), level: state.level[city] as number, full: isFull })
  if (state.level[city] === 3) retireCard(state, city, emit)
  return isFull
}

/** CGE-17: a display card of a level-3 city goes under the deck and is a blank for good. */
function retireCard(state: State, city: number, emit: Emitter): void {
  for (let slot = 0; slot < state.fixed.displaySize; slot++) {
    if (state.display[slot] !== city) continue
    state.display[slot] = NONE
    turnBlank(state, city)
    emit?.({ type: 'cardUnder', city: cityName(state, city) })
  }
}

function turnBlank(state: State, city: number): void {
  state.cityPile.under.push(BLANK)
  state.gone |= 1 << city
}

/** The first display slot that waits for a card, or NONE. */
export function emptySlot(state: ReadonlyState): number {
  for (let slot = 0; slot < state.fixed.displaySize; slot++) if (state.display[slot] === NONE) return slot
  return NONE
}

/** CGE-18: without cards in the deck, blanks are unlimited. False while a card must be drawn. */
export function fillDisplay(state: State, emit: Emitter): boolean {
  for (let slot = emptySlot(state); slot !== NONE; slot = emptySlot(state)) {
    if (pileSize(state.cityPile) > 0) return false
    showCard(state, slot, BLANK, emit)
  }
  return true
}

export function showCard(state: State, slot: number, card: number, emit: Emitter): void {
  state.display[slot] = card
  emit?.({ type: 'shown', slot: slot + 1, card: cityName(state, card) })
}

/** A drawn city card for the display; one of a level-3 city goes under the deck as a blank (CGE-17). */
export function revealCity(state: State, card: number, emit: Emitter): void {
  takeKind(state.cityPile, card)
  if (card < CITIES && state.level[card] === 3) {
    turnBlank(state, card)
    emit?.({ type: 'cardUnder', city: cityName(state, card) })
    return
  }
  showCard(state, emptySlot(state), card, emit)
}

/** CGE-23: a display card becomes a personal city. */
export function takeFromDisplay(state: State, owner: number, slot: number, emit: Emitter): void {
  const card = state.display[slot] as number
  if (card === BLANK) state.blanks[owner] = (state.blanks[owner] as number) + 1
  else state.cityCards[owner] = (state.cityCards[owner] as number) | (1 << card)
  state.display[slot] = NONE
  emit?.({ type: 'cityTaken', who: whoOf(state, owner), card: cityName(state, card) })
}

export function isDisplayed(state: ReadonlyState, city: number): boolean {
  for (let slot = 0; slot < state.fixed.displaySize; slot++) if (state.display[slot] === city) return true
  return false
}
