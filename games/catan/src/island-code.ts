/** An island in one word, to be shared and played again: terrains, chips, harbours (`dlbwho…-.25…-3001…`). */
import { EDGES, edgeBetween, edgePair, HEXES, hexOf, hexPlace } from './board.ts'
import { RESOURCES, type Resource } from './content.ts'
import type { Setup, SetupHarbour, SetupHex } from './types.ts'

type Island = Pick<Setup, 'hexes' | 'harbours'>

const DESERT = 'd'
const ANY = '3'
/** lumber, brick, wool, wheat, ore. */
const LETTERS = ['l', 'b', 'w', 'h', 'o']
const NO_CHIP = '.'

const letterOf = (resource: Resource | null, none: string) =>
  resource === null ? none : (LETTERS[RESOURCES.indexOf(resource)] ?? none)
const resourceOf = (letter: string) => RESOURCES[LETTERS.indexOf(letter)] ?? null

/** Hexes row by row; harbours by the number of their edge. */
export function islandCode({ hexes, harbours }: Island): string {
  const inOrder = hexes.toSorted((a, b) => hexOf([a.q, a.r]) - hexOf([b.q, b.r]))
  const terrains = inOrder.map(({ resource }) => letterOf(resource, DESERT)).join('')
  const chips = inOrder.map(({ number }) => (number === null ? NO_CHIP : number.toString(36))).join('')
  const coast = harbours
    .map(({ vertices: [a, b], resource }) => ({ edge: edgeBetween(a, b), letter: letterOf(resource, ANY) }))
    .toSorted((a, b) => a.edge - b.edge)
    .map(({ edge, letter }) => letter + edge.toString(36).padStart(2, '0'))
  return `${terrains}-${chips}-${coast.join('')}`
}

/** Null for what is no code; whether the island can be played is asked of the set-up. */
export function readIslandCode(code: string): Island | null {
  const found = /^([lbwhod]{19})-([2-9abc.]{19})-((?:[lbwho3][0-9a-z]{2}){0,15})$/.exec(code)
  if (!found) return null
  const [, terrains = '', chips = '', coast = ''] = found
  const hexes = Array.from({ length: HEXES }, (_, hex): SetupHex => {
    const [q, r] = hexPlace(hex)
    const chip = chips[hex] ?? NO_CHIP
    return {
      q,
      r,
      resource: resourceOf(terrains[hex] ?? ''),
      number: chip === NO_CHIP ? null : Number.parseInt(chip, 36),
    }
  })
  const harbours: SetupHarbour[] = []
  for (const part of coast.match(/.{3}/g) ?? []) {
    const edge = Number.parseInt(part.slice(1), 36)
    if (edge >= EDGES) return null
    harbours.push({ vertices: edgePair(edge), resource: resourceOf(part[0] ?? '') })
  }
  return { hexes, harbours }
}
