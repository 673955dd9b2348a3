/** Where one can act now: places of the island with the action that a tap means. */
import { HEX_CORNERS, hexOf } from '../board.ts'
import type { Resource } from '../content.ts'
import type { Action, ActionNamed } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { hexesOf, hexSpot, type Layout, type Spot, sideOf, vertexSpot } from './layout.ts'
import type { BoardTexts } from './texts/index.ts'

/** What the player has said they want to put down. */
export type Intent = 'settle' | 'road' | 'city' | 'discovery' | 'monopoly' | null

export interface Target {
  readonly key: string
  readonly kind: 'settle' | 'road' | 'city' | 'robber'
  readonly spot: Spot
  /** Degrees, for a road. */
  readonly turn: number
  readonly label: string
  /** More than one: the robber has a choice of victims. */
  readonly actions: readonly Action[]
}

interface Asked {
  readonly shown: Shown
  readonly legal: readonly Action[]
  readonly intent: Intent
  readonly layout: Layout
  readonly words: BoardTexts
}

export function targetsOf(asked: Asked): Target[] {
  const { shown, legal, intent } = asked
  const { type } = shown.phase
  if (type === 'robber') return robberTargets(asked)
  const free = type === 'openingSettle' || type === 'openingRoad' || type === 'freeRoads'
  return legal.flatMap((action) => {
    if (action.type !== 'settle' && action.type !== 'road' && action.type !== 'city') return []
    return free || action.type === intent ? [buildTarget(asked, action)] : []
  })
}

function buildTarget(asked: Asked, action: ActionNamed<'settle' | 'road' | 'city'>): Target {
  const { layout, words, shown } = asked
  const { type: kind } = action
  if (kind === 'road') {
    const { x, y, turn } = sideOf(layout, action.edge)
    const label = words.placeRoad(neighbours(shown, action.edge, words))
    return { key: `road-${action.edge.join('-')}`, kind, spot: { x, y }, turn, label, actions: [action] }
  }
  const near = neighbours(shown, [action.vertex], words)
  const label = kind === 'settle' ? words.placeSettlement(near) : words.placeCity(near)
  const spot = vertexSpot(layout, action.vertex)
  return { key: `${kind}-${action.vertex}`, kind, spot, turn: 0, label, actions: [action] }
}

function robberTargets({ shown, legal, layout, words }: Asked): Target[] {
  const byHex = new Map<number, Action[]>()
  for (const action of legal) {
    if (action.type !== 'robber') continue
    const hex = hexOf(action.hex)
    byHex.set(hex, [...(byHex.get(hex) ?? []), action])
  }
  return [...byHex].map(([hex, actions]) => ({
    key: `robber-${hex}`,
    kind: 'robber',
    spot: hexSpot(layout, hex),
    turn: 0,
    label: words.placeRobber(nameOfHex(shown, hex, words)),
    actions,
  }))
}

export function nameOfHex(shown: Shown, hex: number, words: BoardTexts): string {
  const one = shown.hexes.find(({ q, r }) => hexOf([q, r]) === hex)
  return one ? words.hex(one.resource, one.number) : ''
}

/** The lands around a corner or a side, so that a place can be told without seeing it. */
export function neighbours(shown: Shown, vertices: readonly number[], words: BoardTexts): string {
  const hexes = new Set(vertices.flatMap((vertex) => hexesOf([vertex])))
  const near = [...hexes].map((hex) => nameOfHex(shown, hex, words))
  const harbour = shown.harbours.find((one) => vertices.some((vertex) => one.vertices.includes(vertex)))
  return words.row([...near, ...(harbour ? [words.harbour(harbour.resource)] : [])])
}

/** The lands around a corner that a roll can call. */
export function landsAt(shown: Shown, vertex: number): { resource: Resource; number: number }[] {
  return hexesOf([vertex]).flatMap((hex) => {
    const one = shown.hexes.find(({ q, r }) => hexOf([q, r]) === hex)
    return one?.resource && one.number !== null ? [{ resource: one.resource, number: one.number }] : []
  })
}

/** Whose buildings stand on a hex. */
export function seatsAt(shown: Shown, hex: number): number[] {
  const own = [...HEX_CORNERS.subarray(hex * 6, hex * 6 + 6)]
  return shown.seats.flatMap(({ settlements, cities }, seat) =>
    own.some((vertex) => settlements.includes(vertex) || cities.includes(vertex)) ? [seat] : [],
  )
}
