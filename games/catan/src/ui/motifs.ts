/** What grows on each land: small drawings in the rim of a hex, its middle kept free for the chip. */
import type { Resource } from '../content.ts'

export type Land = 'forest' | 'hills' | 'pasture' | 'fields' | 'mountains' | 'desert'

const LANDS: { readonly [R in Resource]: Land } = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  wheat: 'fields',
  ore: 'mountains',
}

export function landOf(resource: Resource | null): Land {
  return resource === null ? 'desert' : LANDS[resource]
}

/** A drawing around its own middle: paths with their classes. */
type Drawing = readonly (readonly [path: string, look: string])[]

const PINE: Drawing = [['M0-10 6 3H2.5v4h-5V3H-6Z', 'm-fill']]
const MOUND: Drawing = [
  ['M-11 5C-9-4-4-7 0-6.5 5-6 9-2 11 5Z', 'm-fill'],
  ['M-5 1h4M1-2h4', 'm-seam'],
]
const EAR: Drawing = [['M0 8V-2M0-9 2.6-5.5 0-2-2.6-5.5ZM-1 3-5 1-5-3-1-1ZM1 3 5 1 5-3 1-1Z', 'm-ear']]
const PEAK: Drawing = [
  ['M-12 7-2-9 3-2 6-6 13 7Z', 'm-fill'],
  ['M-5.5-3.5-2-9 1.5-4-1-2.5-3-4.5Z', 'm-snow'],
]
const GRASS: Drawing = [['M-5 4-7-3M0 4V-5M5 4 7-3', 'm-grass']]
const SHEEP: Drawing = [
  [
    'M-4.5-5.8c1.4-2 4-2.2 5.5-.8 1.8-1 4.4-.2 5 1.8 2.3.3 3.6 2.5 2.9 4.5.6 2.3-1 4.3-3.2 4.4-1 1-2.6 1.2-3.8.5-1.5 1-3.6.8-4.7-.5-1.6.3-3-.4-3.6-1.7L-9.2 1.2-10.5-2.5-7.4-4c.4-1.1 1.5-1.9 2.9-1.8z',
    'm-sheep',
  ],
  ['M-2 5V9M4 5V9', 'm-leg'],
]
const CACTUS: Drawing = [['M-2 5V-6M-2 0h-4v-4M-2 2h4v-5', 'm-cactus']]
const DUNE: Drawing = [['M-12 2c5-6 9-6 12 0 4-5 8-5 12 0', 'm-dune']]

export interface Motif {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly drawing: Drawing
}

const RIM_TEN: readonly (readonly [number, number])[] = [
  [-16, -31],
  [1, -37],
  [17, -32],
  [-34, -12],
  [34, -11],
  [-32, 15],
  [33, 16],
  [-17, 32],
  [1, 37],
  [19, 31],
]
const RIM_EIGHT: readonly (readonly [number, number])[] = [
  [-16, -33],
  [15, -33],
  [-33, -12],
  [34, -12],
  [-32, 16],
  [31, 17],
  [-14, 35],
  [14, 34],
]
const RIM_SEVEN: readonly (readonly [number, number])[] = [
  [-13, -31],
  [17, -34],
  [-33, -10],
  [33, -11],
  [-33, 17],
  [34, 17],
  [0, 36],
]
const RIM_SIX: readonly (readonly [number, number])[] = [
  [-18, -26],
  [16, -33],
  [-32, 1],
  [27, -4],
  [-16, 30],
  [15, 28],
]

/** Each hex a little different, and always the same. */
function spread(
  rim: readonly (readonly [number, number])[],
  hex: number,
  drawing: (place: number) => Drawing,
  size = 0.93,
): Motif[] {
  return rim.map(([x, y], i) => {
    const dx = ((hex * 5 + i * 3) % 5) - 2
    const dy = ((hex * 3 + i * 7) % 5) - 2
    return { x: x + dx * 0.8, y: y + dy * 0.7, size, drawing: drawing(i) }
  })
}

export function motifsOf(land: Land, hex: number): Motif[] {
  switch (land) {
    case 'forest':
      return spread(RIM_TEN, hex, () => PINE)
    case 'hills':
      return spread(RIM_EIGHT, hex, () => MOUND)
    case 'pasture':
      return spread(RIM_EIGHT, hex, (i) => ((i + hex) % 3 === 0 ? SHEEP : GRASS), 0.76)
    case 'fields':
      return spread(RIM_TEN, hex, () => EAR)
    case 'mountains':
      return spread(RIM_SEVEN, hex, () => PEAK)
    case 'desert':
      return spread(RIM_SIX, hex, (i) => (i % 2 === 0 ? CACTUS : DUNE))
  }
}
