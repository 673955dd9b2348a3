/** On a desk: rows of many spaces with the start at the left; in the whole story two rows on each shore. */
import { boardCounts } from '../fixed.ts'
import type { Options } from '../options.ts'
import { DECK, HEAD, headOf, type Layout, pirateScale, rowsOf, SPACES, spotsOf } from './layout.ts'

const DESK = { width: 910, height: 536 }
const DESK_TOP = 22
/** Columns that leave no row half empty, by the number of spaces. */
const DESK_COLUMNS: { readonly [spaces: number]: number } = { 24: 12, 30: 10, 36: 12, 42: 14, 48: 12 }
const GAP = 6

export function deskLayout(options: Options, seats: number): Layout {
  return options.layout === 'story' ? deskStory(options, seats) : deskLine(options, seats)
}

// Long because it is a table of places, one line each.
function deskLine(options: Options, seats: number): Layout {
  const spaces = boardCounts(options).all * SPACES
  const columns = DESK_COLUMNS[spaces] ?? 12
  const many = spaces / columns
  const pitch = Math.min(70, 766 / columns)
  const rowPitch = Math.min(141, 424 / many)
  const tile = { width: pitch - GAP, height: Math.min(100, rowPitch - 27) }
  const strip = {
    first: 1,
    spaces,
    columns,
    left: 130,
    top: DESK_TOP + 10,
    pitch,
    rowPitch,
    startsLeft: true,
  }
  const rows = rowsOf({ ...strip, ground: options.layout === 'tortuga' ? 'jungle' : 'tunnel' }, tile.height)
  const shore = DESK_TOP + many * rowPitch + 2
  const endsRight = many % 2 === 1
  const width = 268
  const right = strip.left + columns * pitch
  const deck = Math.min(96, DESK.height - shore - 14)
  return {
    ...DESK,
    phone: false,
    tile,
    pirate: pirateScale(tile.width, tile.height),
    rows,
    spaces: spotsOf(rows, GAP),
    start: { x: 14, y: 18, width: 104, height: HEAD + 4 + seats * 27, crews: 'rows', head: HEAD },
    goal: {
      x: endsRight ? right - width : 136,
      y: shore + 8,
      width,
      height: deck,
      crews: 'line',
      head: headOf(options),
    },
    berths: null,
    water: { x: 0, y: shore, width: DESK.width, height: DESK.height - shore },
  }
}

type Shore = Parameters<typeof rowsOf>[0]
const TUNNEL_SHORE = { ground: 'tunnel', left: 130, top: DESK_TOP + 6, startsLeft: true } as const

// Long because it is a table of places, one line each.
/** Two rows on each shore, the strait between them: the ship sails from the left to the right. */
function deskStory(options: Options, seats: number): Layout {
  const { tunnel, all } = boardCounts(options)
  const island = all - tunnel
  const columns = [tunnel, island].map((boards) => (boards * SPACES) / 2)
  const [above = 9, below = 9] = columns
  const pitch = Math.min(70, 766 / Math.max(above, below))
  const rowPitch = 98
  const tile = { width: pitch - GAP, height: 74 }
  const straitTop = DESK_TOP + 2 * rowPitch - 2
  const strait = 90
  const shared = { pitch, rowPitch }
  const shores: readonly Shore[] = [
    { ...shared, ...TUNNEL_SHORE, first: 1, spaces: tunnel * SPACES, columns: above },
    {
      ...shared,
      ground: 'jungle',
      first: tunnel * SPACES + 1,
      spaces: island * SPACES,
      columns: below,
      left: 780 - below * pitch,
      top: straitTop + strait + 22,
      startsLeft: false,
    },
  ]
  const rows = shores.flatMap((shore) => rowsOf(shore, tile.height))
  const berth = { y: straitTop + 7, width: 236, height: strait - 12, crews: 'line' as const, head: DECK }
  return {
    ...DESK,
    phone: false,
    tile,
    pirate: pirateScale(tile.width, tile.height),
    rows,
    spaces: spotsOf(rows, GAP),
    start: { x: 14, y: 18, width: 104, height: HEAD + 4 + seats * 27, crews: 'rows', head: HEAD },
    goal: {
      x: 792,
      y: straitTop + strait + 22,
      width: 106,
      height: HEAD + 2 + seats * 25,
      crews: 'rows',
      head: HEAD,
    },
    berths: { cartagena: { ...berth, x: 128 }, tortuga: { ...berth, x: 540 } },
    water: { x: 0, y: straitTop, width: DESK.width, height: strait },
  }
}
