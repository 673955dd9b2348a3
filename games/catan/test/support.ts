import type { JsonObject, Move, OptionValues, Rejection } from '@quayside/rules-kit'
import { legalActions } from '@quayside/rules-kit'
import { catan } from '../src/inspectable.ts'
import type { State } from '../src/state.ts'
import type { Catan } from '../src/types.ts'

/** A position on the beginner's island without pieces, but for what is given. */
export function position(given: JsonObject, options: OptionValues = {}, players = 4): State {
  const resolved = catan.resolveOptions(players, options)
  if ('problem' in resolved) throw new Error(JSON.stringify(resolved.problem))
  const state = catan.fill(resolved, players, given)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

/** Moves in notation, each checked. */
export function play(state: State, ...texts: string[]): State {
  for (const text of texts) {
    const move = read(text)
    const refused = move.by === 'chance' ? null : catan.check(state, move.by, move.action)
    if (refused) throw new Error(`"${text}" is refused: ${refused.code} ${refused.rule}`)
    catan.apply(state, move, null)
  }
  return state
}

export function refusal(state: State, text: string): string {
  const move = read(text)
  if (move.by === 'chance') throw new Error('chance is never refused')
  const refused: Rejection | null = catan.check(state, move.by, move.action)
  return refused ? `${refused.code} ${refused.rule}` : 'allowed'
}

export function read(text: string): Move<Catan> {
  const move = catan.parse(text)
  if (!move) throw new Error(`"${text}" does not read`)
  return move
}

/** Legal actions of one kind, as the words after it. */
export function legal(state: State, seat: number, kind: string): string[] {
  return legalActions(catan, state, seat)
    .filter((action) => action.type === kind)
    .map((action) => catan.format({ by: seat, action }).slice(kind.length + 3))
}

/** Roads along paths of vertices: `3 7 12;13 9`. */
export function roads(paths: string): [number, number][] {
  const edges = new Map<string, [number, number]>()
  for (const path of paths.split(';')) {
    const stops = path.split(' ').filter(Boolean).map(Number)
    stops.slice(1).forEach((b, i) => {
      const a = stops[i] as number
      edges.set([Math.min(a, b), Math.max(a, b)].join(), [Math.min(a, b), Math.max(a, b)])
    })
  }
  return [...edges.values()]
}

export const json = (state: State) => catan.toJson(state) as unknown as StateJson

export interface StateJson {
  readonly bank: number[]
  readonly deck: number
  readonly robber: number[]
  readonly turnSeat: number
  readonly phase: { readonly type: string; readonly winner?: number | null }
  readonly longestRoad: { readonly holder: number | null; readonly lengths: number[] }
  readonly largestArmy: number | null
  readonly seats: {
    readonly resources: number[]
    readonly cards: number[]
    readonly points: { readonly public: number; readonly all: number }
  }[]
}

export const hands = (state: State) => json(state).seats.map((seat) => seat.resources)

/** Cards out of the bank, as if they had come by dice long ago. */
export function endow(state: State, seat: number, ...cards: number[]): State {
  catan.forget(state)
  cards.forEach((many, kind) => {
    state.hands[seat * 5 + kind] = (state.hands[seat * 5 + kind] as number) + many
    state.handSize[seat] = (state.handSize[seat] as number) + many
    state.bank[kind] = (state.bank[kind] as number) - many
  })
  return state
}
