/** The beginning: all of its chance as data, and the position it makes. */
import {
  addMixed,
  at,
  copyPile,
  type Json,
  newPile,
  pileFromJson,
  pileSize,
  type Rng,
  shuffle,
  type Wishes,
} from '@quayside/rules-kit'
import {
  CARD_KINDS,
  COLOURS,
  COPIES_OF,
  cardName,
  FRESH_CARDS,
  kindOf,
  PLAYER_COLOURS,
  type PlayerColour,
  START_COPIES,
} from './content.ts'
import { fixedConfig } from './fixed.ts'
import { countsByName, kindAt } from './names.ts'
import type { Options } from './options.ts'
import { addToHand, addToMarket, blank, type State, UNRESERVED } from './state.ts'
import { beginTurn } from './turn.ts'
import type { Setup } from './types.ts'

/** Cards outside the starting hands, by kind. */
function normalCards(): Uint8Array {
  return Uint8Array.from(COPIES_OF, (many, kind) => many - at(START_COPIES, kind % 3))
}

export function drawSetup(_options: Options, players: number, rng: Rng, wishes: Wishes = {}): Setup {
  const colours = wishes.colours ?? shuffle([...PLAYER_COLOURS], rng).slice(0, players)
  const first = typeof wishes.first === 'number' ? wishes.first : rng.below(players)
  const rest = normalCards()
  let left = rest.reduce((sum, many) => sum + many, 0)
  const deal = (many: number) =>
    Array.from({ length: many }, () => {
      const kind = kindAt(rest, rng.below(left--))
      rest[kind] = at(rest, kind) - 1
      return cardName(kind)
    })
  const market = deal(players + FRESH_CARDS)
  const farm = deal(players)
  return { colours: colours as readonly PlayerColour[], first, market, farm, pile: countsByName(rest) }
}

export function readSetup(
  _options: Options,
  players: number,
  setup: Setup,
): Setup | { readonly problem: string } {
  const colours = setup.colours ?? PLAYER_COLOURS.slice(0, players)
  if (colours.length !== players || new Set(colours).size !== players) {
    return { problem: `colours must be ${players} different ones` }
  }
  if (setup.first >= players) return { problem: `first must be a seat from 0 to ${players - 1}` }
  const rest = normalCards()
  for (const card of [...setup.market, ...setup.farm]) {
    const kind = kindOf(card)
    if (rest[kind] === 0) return { problem: `there are not that many ${card} in the box` }
    rest[kind] = at(rest, kind) - 1
  }
  const pile = setup.pile ?? countsByName(rest)
  const read = pileFromJson(pile as Json, cardNames())
  if ('problem' in read) return read
  const whole = newPile(CARD_KINDS)
  copyPile(whole, read)
  for (const kind of [...read.stacked, ...read.under]) addMixed(whole, kind)
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    if (whole.counts[kind] !== rest[kind])
      return { problem: `the pile must hold ${at(rest, kind)} of ${cardName(kind)}` }
  }
  return { ...setup, colours, pile }
}

export function cardNames(): string[] {
  return Array.from({ length: CARD_KINDS }, (_, kind) => cardName(kind))
}

export function initialState(options: Options, players: number, setup: Setup): State {
  const state = blank()
  state.fixed = fixedConfig(options, players, setup)
  state.active = setup.first
  for (const card of setup.market) addToMarket(state, kindOf(card), UNRESERVED)
  for (const card of setup.farm) {
    state.farm[state.farmSize] = kindOf(card)
    state.farmBy[state.farmSize++] = UNRESERVED
  }
  const pile = pileFromJson(setup.pile as Json, cardNames())
  if (!('problem' in pile) && pileSize(pile) > 0) copyPile(state.pile, pile)
  dealStartHands(state)
  beginTurn(state, null)
  return state
}

/** Each seat gets the hand and the token of its good; hands of absent colours lie among the discards. */
function dealStartHands(state: State): void {
  PLAYER_COLOURS.forEach((colour, good) => {
    const seat = state.fixed.colours.indexOf(colour)
    for (let i = 0; i < START_COPIES.length; i++) {
      const kind = good * 3 + i
      if (seat >= 0) addToHand(state, seat, kind, at(START_COPIES, i))
      else state.discard[kind] = at(state.discard, kind) + at(START_COPIES, i)
    }
    if (seat >= 0) state.tokensUp[seat * COLOURS + good] = 1
  })
}
