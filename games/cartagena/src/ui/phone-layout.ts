/** On a phone: one board a row, start above and goal below, as wide as the screen. */
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

const PHONE_WIDTH = 360
const PHONE_GAP = 4
const PHONE_STATION = 46
const PHONE_STRAIT = 66
/** Rows of one board; the more there are, the flatter, so that eight still fit above the dock. */
const PHONE_ROWS: { readonly [rows: number]: number } = { 4: 66, 5: 65, 6: 62, 7: 56, 8: 51 }

// Long because it is a table of places, one line each.
export function phoneLayout(options: Options): Layout {
  const { tunnel, all } = boardCounts(options)
  const isStory = options.layout === 'story'
  const rowPitch = PHONE_ROWS[all] ?? 62
  const tile = { width: 58 - PHONE_GAP, height: rowPitch - PHONE_GAP }
  const top = PHONE_STATION + 10
  const strip = { columns: SPACES, left: 6, pitch: 58, rowPitch }
  const endsRight = tunnel % 2 === 1
  const straitTop = top + tunnel * rowPitch + 2
  const ground = options.layout === 'tortuga' ? 'jungle' : 'tunnel'
  const rows = rowsOf(
    { ...strip, ground, first: 1, spaces: tunnel * SPACES, top, startsLeft: true },
    tile.height,
  )
  if (isStory) {
    const first = tunnel * SPACES + 1
    const spaces = (all - tunnel) * SPACES
    const island = { ...strip, first, spaces, top: straitTop + PHONE_STRAIT + 5, startsLeft: endsRight }
    rows.push(...rowsOf({ ...island, ground: 'jungle' }, tile.height))
  }
  const end = isStory ? straitTop + PHONE_STRAIT + 5 + (all - tunnel) * rowPitch : straitTop
  const wide = { x: 4, width: PHONE_WIDTH - 8, crews: 'line' as const }
  const goal: Station = { ...wide, y: end + 4, height: PHONE_STATION + 4, head: headOf(options) }
  const height = goal.y + goal.height + 4
  const berth = { y: straitTop + 3, width: 240, height: PHONE_STRAIT - 6, crews: 'line' as const, head: DECK }
  const near = { ...berth, x: endsRight ? 116 : 4 }
  const far = { ...berth, x: endsRight ? 4 : 116 }
  return {
    phone: true,
    width: PHONE_WIDTH,
    height,
    tile,
    pirate: pirateScale(tile.width, tile.height),
    rows,
    spaces: spotsOf(rows, PHONE_GAP),
    start: { ...wide, y: 3, height: PHONE_STATION, head: options.layout === 'tortuga' ? LONG_NAME : NAME },
    goal,
    berths: isStory ? { cartagena: near, tortuga: far } : null,
    water: isStory
      ? { x: 0, y: straitTop, width: PHONE_WIDTH, height: PHONE_STRAIT }
      : { x: 0, y: end, width: PHONE_WIDTH, height: height - end },
  }
}
