/** What must always hold: every city card, objective, tile, cube, post and express tile is accounted for. */
import { sideOf } from './cities.ts'
import { CITIES, OBJECTIVES } from './content.ts'
import { cityName, objectiveName } from './names.ts'
import { bitCount, NONE, OWNERS, type ReadonlyState } from './state.ts'

/** The first broken invariant, or null. */
export function broken(state: ReadonlyState): string | null {
  return (
    brokenCityCards(state) ??
    brokenObjectives(state) ??
    brokenTiles(state) ??
    brokenPosts(state) ??
    brokenRest(state)
  )
}

const times = (list: readonly number[], wanted: number) => list.filter((one) => one === wanted).length

function brokenCityCards(state: ReadonlyState): string | null {
  const { stacked, under, counts } = state.cityPile
  for (let city = 0; city < CITIES; city++) {
    const inPile = (counts[city] as number) + times(stacked, city) + times(under, city)
    const many = inPile + cardsOnTable(state, city) + (state.gone & (1 << city) ? 1 : 0)
    if (many !== 1) return `the card of ${cityName(state, city)} is there ${many} times`
  }
  return null
}

function cardsOnTable(state: ReadonlyState, city: number): number {
  let many = 0
  for (let slot = 0; slot < state.fixed.displaySize; slot++) if (state.display[slot] === city) many++
  for (let owner = 0; owner < state.fixed.participants; owner++) {
    if ((state.cityCards[owner] as number) & (1 << city)) many++
    if (state.faceDown[owner] === city) many++
  }
  return many
}

function brokenObjectives(state: ReadonlyState): string | null {
  for (let i = 0; i < OBJECTIVES.length; i++) {
    const { stacked, under, counts } = state.objectivePile
    let many = (counts[i] as number) + times(stacked, i) + times(under, i)
    for (let owner = 0; owner < state.fixed.participants; owner++)
      if ((state.objectives[owner] as number) & (1 << i)) many++
    for (let slot = 0; slot < state.fixed.players * 2; slot++) if (state.dealt[slot] === i) many++
    if (many !== 1) return `objective ${objectiveName(i)} is there ${many} times`
  }
  return state.underBy.length === state.objectivePile.under.length
    ? null
    : 'nobody knows who put an objective under the pile'
}

/** Each tile lies once, with cubes only of what it produces. */
function brokenTiles(state: ReadonlyState): string | null {
  let seen = 0
  for (let city = 0; city < CITIES; city++) {
    seen |= 1 << (state.tile[city] as number)
    const side = sideOf(state, city)
    for (let i = 0; i < 2; i++) {
      const cube = state.cubes[city * 2 + i]
      if (cube !== NONE && cube !== side?.production[i])
        return `${cityName(state, city)} holds a cube it does not produce`
    }
  }
  return bitCount(seen) === CITIES ? null : 'a tile lies twice'
}

function brokenPosts(state: ReadonlyState): string | null {
  for (let city = 0; city < CITIES; city++) {
    let beside = 0
    for (let owner = 0; owner < OWNERS; owner++) beside += state.beside[city * OWNERS + owner] as number
    const level = state.level[city] as number
    if (beside !== (level - 1) * 2)
      return `${cityName(state, city)} has ${beside} posts beside a tile of level ${level}`
    if (level === 3 && (state.cubes[city * 2] !== NONE || state.demandPosts[city * 2] !== NONE))
      return 'a level-3 city is in use'
  }
  return null
}

function brokenRest(state: ReadonlyState): string | null {
  const { map } = state.fixed.options
  let tiles = 0
  for (let i = 0; i < 3; i++) tiles += state.expressBag[i] as number
  for (let space = 0; space < 6; space++) if (state.expressTiles[space] !== NONE) tiles++
  if (tiles !== (map === 'dior' ? 6 : 0)) return `${tiles} express tiles`
  for (let seat = 0; seat < state.fixed.players; seat++) {
    for (let card = 0; card < 3; card++)
      if ((state.hands[seat * 3 + card] as number) < 0) return `seat ${seat} owes a card`
    if ((state.kept[seat] as number) < 0) return `seat ${seat} owes a cube`
  }
  return null
}
