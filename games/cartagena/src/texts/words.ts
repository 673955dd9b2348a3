/** What both languages read off a view alike. */
import type { Seat, View } from '@quayside/rules-kit'
import { boardSymbols, LETTERS, type Letter, SYMBOLS, type SymbolName } from '../content.ts'
import type { Moved } from '../events.ts'
import { boardCounts } from '../fixed.ts'
import { foresee } from '../foresight.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'

export type CartagenaView = View<Cartagena>

export function symbolName(letter: string): SymbolName {
  return SYMBOLS[LETTERS.indexOf(letter[0] as Letter)] ?? 'gun'
}

/** Where the choice leads; null where nobody moves. */
export function landingOf(action: Action, { shown, viewer }: CartagenaView): Moved | null {
  return viewer === 'watcher' ? null : foresee(shown, viewer).moved(action)
}

export const isDarkName = (card: string) => card.endsWith('d')

/** Cards counted by name, in the order of kinds. */
export function grouped(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

export interface Stop {
  readonly place: Place
  readonly symbol: Letter | null
  readonly pirates: readonly { readonly seat: Seat; readonly many: number }[]
  readonly token: boolean
}

/** The whole way from start to goal, place by place, with who stands there. */
export function pathOf(shown: Shown): Stop[] {
  const symbols = shown.boards.flatMap(boardSymbols)
  const stops: Stop[] = symbols.map((symbol, i) => stopAt(shown, i + 1, LETTERS[symbol] ?? null))
  const { layout } = shown.options
  const start = stopAt(shown, layout === 'tortuga' ? 'wreck' : 'prison', null)
  const goal = stopAt(shown, layout === 'escape' ? 'ship' : 'cove', null)
  if (layout !== 'story') return [start, ...stops, goal]
  const tunnel = boardCounts(shown.options).tunnel * 6
  return [start, ...stops.slice(0, tunnel), stopAt(shown, 'ship', null), ...stops.slice(tunnel), goal]
}

function stopAt(shown: Shown, place: Place, symbol: Letter | null): Stop {
  const pirates = shown.seats.flatMap((one, seat) => {
    const many = one.pirates.filter((where) => where === place).length
    return many > 0 ? [{ seat, many }] : []
  })
  return { place, symbol, pirates, token: typeof place === 'number' && shown.tokens.includes(place) }
}

export function handOf(view: CartagenaView): readonly string[] {
  return (view.viewer === 'watcher' ? null : view.shown.seats[view.viewer]?.hand) ?? []
}

export const sum = (counts: { readonly [name: string]: number | undefined }) =>
  Object.values(counts).reduce<number>((total, many) => total + (many ?? 0), 0)
