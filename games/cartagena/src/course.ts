/** The path of one game and all else that never changes in it: made once, shared by every copy of the state. */
import { at } from '@quayside/rules-kit'
import {
  boardSymbols,
  CHEST,
  type Colour,
  GOAL,
  PLACES,
  SHIP,
  SPACES_PER_BOARD,
  START,
  SYMBOL_COUNT,
} from './content.ts'
import type { Options } from './options.ts'
import type { Place } from './types.ts'

export const LAYOUTS = ['escape', 'tortuga', 'story'] as const
export const DRAW_RULES = ['backward', 'morgan', 'both'] as const

export interface Course {
  readonly options: Options
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

export function makeCourse(
  options: Options,
  setup: { readonly boards: readonly string[]; readonly colours: readonly Colour[]; readonly first: number },
): Course {
  const symbols = Array<number>(PLACES).fill(-1)
  setup.boards.flatMap(boardSymbols).forEach((symbol, i) => {
    symbols[i + 1] = symbol
  })
  const spaces = setup.boards.length * SPACES_PER_BOARD
  const tunnel = boardCounts(options).tunnel * SPACES_PER_BOARD
  return Object.freeze({
    options: Object.freeze({ ...options }),
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

/** The outside name of a place: the number of a space, or what the start, the goal and the ship are called here. */
export function placeName(layout: number, place: number): Place {
  if (place === START) return layout === 1 ? 'wreck' : 'prison'
  if (place === GOAL) return layout === 0 ? 'ship' : 'cove'
  return place === SHIP ? 'ship' : place
}

/** The place with this name; -1 if this course has none. */
export function placeOf(course: Course, name: Place): number {
  if (typeof name === 'number') return name >= 1 && name <= course.spaces ? name : -1
  switch (name) {
    case 'prison':
      return course.layout === 1 ? -1 : START
    case 'wreck':
      return course.layout === 1 ? START : -1
    case 'cove':
      return course.layout === 0 ? -1 : GOAL
    case 'ship':
      return course.layout === 0 ? GOAL : course.isStory ? SHIP : -1
  }
}

export function startName(course: Course): Place {
  return placeName(course.layout, START)
}

export function goalName(course: Course): Place {
  return placeName(course.layout, GOAL)
}
