/** What a table never changes: options, seats and the path as it was laid. Shared by all copies of a state. */
import { at } from '@quayside/rules-kit'
import {
  boardSymbols,
  CHEST,
  type Colour,
  PLACES,
  SHIP,
  SPACES_PER_BOARD,
  START,
  SYMBOL_COUNT,
} from './content.ts'
import type { Options } from './options.ts'

export const LAYOUTS = ['escape', 'tortuga', 'story'] as const
export const DRAW_RULES = ['backward', 'morgan', 'both'] as const

export interface FixedConfig {
  readonly options: Options
  readonly players: number
  /** Index into LAYOUTS. */
  readonly layout: number
  readonly isStory: boolean
  /** Which kinds of action a turn has: by draw rule, whole story and magic. */
  readonly variant: number
  readonly colours: readonly Colour[]
  readonly first: number
  readonly boards: readonly string[]
  /** How many spaces there are in all, and in the first path: all of them unless it is the whole story. */
  readonly spaces: number
  readonly tunnel: number
  readonly pirates: number
  /** By place; -1 where there is no symbol. */
  readonly symbols: readonly number[]
  /** By place and symbol: the next space ahead on the same path that shows it, or 0. */
  readonly next: readonly number[]
  readonly chests: readonly number[]
}

/** How many boards lie in the first path, and in all. */
export function boardCounts(options: Options): { readonly tunnel: number; readonly all: number } {
  if (typeof options.boards === 'number') return { tunnel: options.boards, all: options.boards }
  const [tunnel = 0, island = 0] = options.boards.split('+').map(Number)
  return { tunnel, all: tunnel + island }
}

/** What does not fit a list of boards to these options, or null. */
export function boardsProblem(options: Options, boards: readonly string[]): string | null {
  const { tunnel, all } = boardCounts(options)
  if (boards.length !== all) return `boards must be a list of ${all}`
  if (new Set(boards.map((name) => name[1])).size !== all) return 'a board can lie only once'
  const sideOf = (i: number) => (options.layout === 'tortuga' || i >= tunnel ? 'J' : 'T')
  const wrong = boards.find((name, i) => name[0] !== sideOf(i))
  return wrong === undefined ? null : `${wrong} lies with the wrong side up`
}

export function fixedConfig(
  options: Options,
  players: number,
  setup: { readonly boards: readonly string[]; readonly colours: readonly Colour[]; readonly first: number },
): FixedConfig {
  const symbols = Array<number>(PLACES).fill(-1)
  setup.boards.flatMap(boardSymbols).forEach((symbol, i) => {
    symbols[i + 1] = symbol
  })
  const spaces = setup.boards.length * SPACES_PER_BOARD
  const tunnel = boardCounts(options).tunnel * SPACES_PER_BOARD
  return Object.freeze({
    options: Object.freeze({ ...options }),
    players,
    layout: LAYOUTS.indexOf(options.layout),
    isStory: options.layout === 'story',
    variant: variantOf(options),
    colours: Object.freeze([...setup.colours]),
    first: setup.first,
    boards: Object.freeze([...setup.boards]),
    spaces,
    tunnel,
    pirates: options.piratesPerPlayer,
    symbols: Object.freeze(symbols),
    next: Object.freeze(nextTable(symbols, tunnel, spaces)),
    chests: Object.freeze(
      symbols.flatMap((symbol, place) => (symbol === CHEST && place <= spaces ? [place] : [])),
    ),
  })
}

function variantOf({ drawRule, layout, magic }: Options): number {
  return DRAW_RULES.indexOf(drawRule) * 4 + (layout === 'story' ? 2 : 0) + (magic ? 1 : 0)
}

/** Filled from the far end, so that each space hands on what lies ahead of it. */
function nextTable(symbols: readonly number[], tunnel: number, spaces: number): number[] {
  const next = Array<number>(PLACES * SYMBOL_COUNT).fill(0)
  const fillPath = (first: number, last: number, before: number) => {
    const ahead = Array<number>(SYMBOL_COUNT).fill(0)
    for (let place = last; place >= first; place--) {
      for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
        next[place * SYMBOL_COUNT + symbol] = at(ahead, symbol)
      ahead[at(symbols, place)] = place
    }
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
      next[before * SYMBOL_COUNT + symbol] = at(ahead, symbol)
  }
  fillPath(1, tunnel, START)
  if (spaces > tunnel) fillPath(tunnel + 1, spaces, SHIP)
  return next
}

/** What a state holds before it is filled. */
export const NO_CONFIG = Object.freeze({ players: 0 }) as FixedConfig
