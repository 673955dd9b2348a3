/** Geometry of the chart. It lies south up, as old Arab charts do, so that ships sail left to right along the true coast. */
import { GOODS, type Good } from '../content.ts'

export interface Layout {
  readonly width: number
  readonly height: number
  /** A phone's: shorter names, no ornaments. */
  readonly isSmall: boolean
  readonly columns: readonly number[]
  readonly lanes: readonly number[]
  readonly shipScale: number
  readonly coast: string
  readonly shore: number
  /** Where the two pirate waters lie. */
  readonly pirates: string
  readonly hills: string
  readonly waves: readonly (readonly [number, number])[]
  readonly nameY: number
  readonly pirateNameY: number
  readonly nameSize: number
  readonly dividersFrom: number
  readonly signY: number
  readonly signSize: number
  readonly sabresY: number
  readonly ring: { readonly y: number; readonly r: number }
  readonly rhumbs: Spot & { readonly rays: number }
  readonly rose: boolean
}

export const DESK: Layout = {
  width: 910,
  height: 364,
  isSmall: false,
  columns: [82.5, 231.5, 380.5, 529.5, 678.5, 827.5],
  lanes: [132.3, 189.8, 247.3, 304.8],
  shipScale: 1.3,
  coast:
    'M-4000 -4000L-4000 78.8L28.3 75.9L48.6 80.1L69 75.8L89.3 76.7L109.6 68.8L129.9 65.5L150.2 71.6L170.5 71.9L190.9 78.5L211.2 71.6L231.5 68.4L251.8 70.3L272.1 68.5L292.5 69L312.8 76.8L333.1 77.9L353.4 73L373.7 69.2L394 68.5L414.4 68.8L434.7 71.1L455 74.4L475.3 74.7L495.6 68.1L516 60.5L536.3 50L556.6 53.1L576.9 53.8L597.2 54.9L617.5 56.9L637.9 53.7L658.2 52.1L678.5 52.1L698.8 58.5L719.1 67.4L739.5 75.7L759.8 73.7L780.1 73.3L800.4 77.6L820.7 72.1L841 78.2L861.4 76L881.7 83.2L4900 79.1L4900 -4000Z',
  shore: 20,
  pirates: '456.1,43.6 750.9,43.9 747.7,4000 459.4,4000',
  hills:
    'M150 40c4-7 10-9 15-8 5 1 8 4 12 8M205 30c4-7 10-9 15-8 5 1 8 4 12 8M318 36c4-7 10-9 15-8 5 1 8 4 12 8M470 50c4-7 10-9 15-8 5 1 8 4 12 8M590 30c4-7 10-9 15-8 5 1 8 4 12 8M735 28c4-7 10-9 15-8 5 1 8 4 12 8M775 44c4-7 10-9 15-8 5 1 8 4 12 8',
  waves: [
    [523, 164],
    [598, 224],
    [693, 270],
    [564, 219],
    [638, 289],
    [479, 348],
    [697, 150],
    [515, 332],
    [482, 104],
    [547, 90],
    [723, 337],
    [669, 217],
    [499, 282],
    [725, 258],
    [628, 94],
    [675, 347],
    [527, 224],
    [552, 328],
    [710, 304],
    [683, 105],
    [642, 178],
    [510, 173],
    [610, 337],
    [595, 286],
    [582, 301],
    [715, 190],
  ],
  nameY: 64,
  pirateNameY: 26,
  nameSize: 14.5,
  dividersFrom: 80,
  signY: 16,
  signSize: 28,
  sabresY: 46,
  ring: { y: 27, r: 18 },
  rhumbs: { x: 42, y: 330, rays: 64 },
  rose: true,
}

export const PHONE: Layout = {
  width: 360,
  height: 240,
  isSmall: true,
  columns: [30, 90, 150, 210, 270, 330],
  lanes: [93.8, 138.8, 183.8, 228.8],
  shipScale: 0.98,
  coast:
    'M-4000 -4000L-4000 50.8L13.8 47.9L27.7 52.1L41.5 47.8L55.4 44.7L69.2 36.8L83.1 37.5L96.9 43.6L110.8 43.9L124.6 50.5L138.5 43.6L152.3 40.4L166.2 42.3L180 40.5L193.8 35.1L207.7 36.2L221.5 32.4L235.4 25.2L249.2 21.9L263.1 24.4L276.9 30.3L290.8 39.7L304.6 46.4L318.5 55.5L332.3 53.3L346.2 49.7L4000 42.6L4000 -4000Z',
  shore: 14,
  pirates: '181.1,15.6 297.9,15.9 294.7,4000 184.4,4000',
  hills: '',
  waves: [
    [208, 108],
    [233, 146],
    [265, 175],
    [222, 170],
    [246, 190],
    [193, 225],
    [266, 99],
    [194, 70],
    [216, 60],
    [275, 218],
    [257, 142],
    [200, 183],
  ],
  nameY: 42,
  pirateNameY: 20,
  nameSize: 10.5,
  dividersFrom: 52,
  signY: 5,
  signSize: 20,
  sabresY: 28,
  ring: { y: 15, r: 13 },
  rhumbs: { x: -20, y: 260, rays: 48 },
  rose: false,
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a ship floats: its hull's middle on the lane of its good. */
export function shipSpot(layout: Layout, good: Good, port: number): Spot {
  const x = layout.columns[port] ?? 0
  const y = layout.lanes[GOODS.indexOf(good)] ?? 0
  return { x: x - 24 * layout.shipScale, y: y - 37 * layout.shipScale }
}
