/** What a table never changes: options, seats and the island as it was laid. Shared by all copies of a state. */
import type { Seat } from '@quayside/rules-kit'
import { HEXES, hexOf, VERTICES } from './board.ts'
import { type Colour, kindOf } from './content.ts'
import type { Options } from './options.ts'
import type { FirstRoll, Setup, SetupHarbour, SetupHex } from './types.ts'

export const DESERT = -1
export const NO_HARBOUR = -1
export const ANY_KIND = 5

/** Frozen through and through: every copy of a state holds the same one. */
/** The newest version of the rules: what changed is told in RULES.md, and asked by `rulesOf` where it changed. */
export const RULES_VERSION = 2

export interface FixedConfig {
  readonly rules: number
  readonly options: Options
  readonly players: number
  readonly hexes: readonly SetupHex[]
  readonly harbours: readonly SetupHarbour[]
  readonly colours: readonly Colour[]
  readonly first: Seat
  /** How the first player was found (CAT-2); null where nobody rolled. */
  readonly firstRolls: readonly FirstRoll[] | null
  /** How many of each card the deck had at the start: what lies in the box is public. */
  readonly deckOf: readonly number[]
  readonly kindOfHex: readonly number[]
  /** For each hex how many of the 36 rolls pay it. */
  readonly pips: readonly number[]
  /** For each sum of the dice the hexes with that chip. */
  readonly bySum: readonly (readonly number[])[]
  /** For each vertex the kind its harbour trades, `ANY_KIND` or `NO_HARBOUR`. */
  readonly harbourAt: readonly number[]
}

type Given = Pick<Setup, 'hexes' | 'harbours' | 'colours' | 'first' | 'firstRolls'> & {
  readonly rules: number
}

const frozen = <T extends object>(list: readonly T[]) =>
  Object.freeze(list.map((item) => Object.freeze({ ...item })))

const frozenRoll = ({ seat, dice }: FirstRoll): FirstRoll =>
  Object.freeze({ seat, dice: Object.freeze([...dice] as [number, number]) })

/** The version of the rules this game is played by. */
export function rulesOf(state: { readonly fixed: FixedConfig }): number {
  return state.fixed.rules
}

export function fixedConfig(
  options: Options,
  players: number,
  setup: Given,
  deckOf: readonly number[],
): FixedConfig {
  const kindOfHex = new Array<number>(HEXES).fill(DESERT)
  const pips = new Array<number>(HEXES).fill(0)
  const bySum: number[][] = Array.from({ length: 13 }, () => [])
  for (const { q, r, resource, number } of setup.hexes) {
    const hex = hexOf([q, r])
    if (resource === null) continue
    kindOfHex[hex] = kindOf(resource)
    if (number === null) continue
    bySum[number]?.push(hex)
    pips[hex] = 6 - Math.abs(7 - number)
  }
  const harbourAt = new Array<number>(VERTICES).fill(NO_HARBOUR)
  for (const { vertices, resource } of setup.harbours) {
    for (const vertex of vertices) harbourAt[vertex] = resource === null ? ANY_KIND : kindOf(resource)
  }
  const harbours = setup.harbours.map((harbour) => ({
    ...harbour,
    vertices: Object.freeze([...harbour.vertices] as [number, number]),
  }))
  return Object.freeze({
    rules: setup.rules,
    firstRolls: setup.firstRolls ? Object.freeze(setup.firstRolls.map(frozenRoll)) : null,
    options: Object.freeze({ ...options }),
    players,
    hexes: frozen(setup.hexes),
    harbours: frozen(harbours),
    colours: Object.freeze([...setup.colours]),
    first: setup.first,
    deckOf: Object.freeze([...deckOf]),
    kindOfHex: Object.freeze(kindOfHex),
    pips: Object.freeze(pips),
    bySum: Object.freeze(bySum.map((list) => Object.freeze(list))),
    harbourAt: Object.freeze(harbourAt),
  })
}

const NO_OPTIONS: Options = Object.freeze({
  board: 'variable',
  harbours: 'fixed',
  brokenTie: 'holderKeeps',
  domesticTrade: true,
  friendlyRobber: false,
  dice: 'fair',
  openTracking: false,
  roundCap: 0,
})

/** What a state holds before it is filled. */
export const NO_CONFIG = fixedConfig(
  NO_OPTIONS,
  0,
  { hexes: [], harbours: [], colours: [], first: 0, rules: RULES_VERSION },
  [0, 0, 0, 0, 0],
)
