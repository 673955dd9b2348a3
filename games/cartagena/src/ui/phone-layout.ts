/** Compact: start above, rows of the path, goal below, fitted to the room between the seats and the dock. */
import { boardCounts } from '../fixed.ts'
import type { Options } from '../options.ts'
import {
  DECK,
  headOf,
  type Layout,
  LONG_NAME,
  NAME,
  pirateScale,
  rowsOf,
  SPACES,
  type Station,
  spotsOf,
} from './layout.ts'

interface Room {
  readonly width: number
  readonly height: number
  /** The path may have as many columns as divide it, the first choice first. */
  readonly columns: readonly number[]
}

/** What a phone of 360 x 740 leaves, and one of 740 x 360. */
export const UPRIGHT: Room = { width: 360, height: 404, columns: [8, 7, 6] }
export const LOW: Room = { width: 392, height: 360, columns: [9, 8, 7, 6] }

const GAP = 4
const STATION = 42
const STRAIT = 58
/** Few rows are not stretched without end; many make the drawing higher than the room, and all of it smaller. */
const HIGHEST_ROW = 72
const LOWEST_ROW = 38

// Long because it is a table of places, one line each.
export function phoneLayout(options: Options, room: Room): Layout {
  const { tunnel, all } = boardCounts(options)
  const isStory = options.layout === 'story'
  const tunnelSpaces = tunnel * SPACES
  const spaces = all * SPACES
  const columns = columnsFor(room, isStory ? [tunnelSpaces, spaces - tunnelSpaces] : [spaces])
  const many = spaces / columns
  const taken = 2 * STATION + 22 + (isStory ? STRAIT + 8 : 0)
  const rowPitch = Math.max(LOWEST_ROW, Math.min(HIGHEST_ROW, (room.height - taken) / many))
  const pitch = (room.width - 12) / columns
  const tile = { width: pitch - GAP, height: rowPitch - GAP }
  const top = STATION + 8
  const strip = { columns, left: 6, pitch, rowPitch }
  const near = (isStory ? tunnelSpaces : spaces) / columns
  const endsRight = near % 2 === 1
  const straitTop = top + near * rowPitch + 2
  const ground = options.layout === 'tortuga' ? 'jungle' : 'tunnel'
  const rows = rowsOf(
    { ...strip, ground, first: 1, spaces: near * columns, top, startsLeft: true },
    tile.height,
  )
  if (isStory) {
    const island = { ...strip, first: tunnelSpaces + 1, spaces: spaces - tunnelSpaces }
    const place = { top: straitTop + STRAIT + 5, startsLeft: endsRight, ground: 'jungle' as const }
    rows.push(...rowsOf({ ...island, ...place }, tile.height))
  }
  const end = isStory ? straitTop + STRAIT + 5 + (many - near) * rowPitch : straitTop
  const wide = { x: 4, width: room.width - 8, crews: 'line' as const }
  const goal: Station = { ...wide, y: end + 4, height: STATION + 4, head: headOf(options) }
  const height = goal.y + goal.height + 4
  const berth = { y: straitTop + 3, width: 240, height: STRAIT - 6, crews: 'line' as const, head: DECK }
  const left = { ...berth, x: 4 }
  const right = { ...berth, x: room.width - 244 }
  return {
    phone: true,
    width: room.width,
    height,
    tile,
    pirate: pirateScale(tile.width, tile.height),
    rows,
    spaces: spotsOf(rows, GAP),
    start: { ...wide, y: 3, height: STATION, head: options.layout === 'tortuga' ? LONG_NAME : NAME },
    goal,
    berths: isStory ? { cartagena: endsRight ? right : left, tortuga: endsRight ? left : right } : null,
    water: isStory
      ? { x: 0, y: straitTop, width: room.width, height: STRAIT }
      : { x: 0, y: end, width: room.width, height: height - end },
  }
}

/** On the shortest path six columns are wide enough; longer ones take more, so that rows keep their height. */
function columnsFor({ columns, height, width }: Room, parts: readonly number[]): number {
  const all = parts.reduce((sum, part) => sum + part, 0)
  const fitting = columns.filter((many) => parts.every((part) => part % many === 0))
  const squareness = (many: number) =>
    Math.abs(Math.log(width / many / ((height - 2 * STATION) / (all / many))))
  return fitting.toSorted((a, b) => squareness(a) - squareness(b))[0] ?? SPACES
}
