/** The way of a move along the path, with a small leap over each space that is passed. */
import type { Moved } from '../events.ts'
import type { Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { type Layout, type Spot, stationOf } from './layout.ts'

/** `begin` is where the pirate stands now. */
export function routePath(layout: Layout, shown: Shown, { from, to, jumped }: Moved, begin: Spot): string {
  const points = pathOf(layout, from, to, shown, begin)
  const low = layout.tile.height - (layout.phone ? 1.5 : 2)
  const half = layout.tile.width * 0.34
  const parts: string[] = []
  points.forEach(({ spot, space }, i) => {
    const { x, y } = space === null ? spot : { x: spot.x, y: spot.y + low }
    const ahead = points[i + 1]?.spot ?? spot
    const behind = points[i - 1]?.spot ?? spot
    // Where the path turns there is no room for a leap.
    const way = ahead.y === behind.y ? Math.sign(ahead.x - behind.x) : 0
    if (space !== null && jumped.includes(space) && way !== 0)
      parts.push(
        `L${round(x - way * half)} ${round(y)}Q${round(x)} ${round(y - 22)} ${round(x + way * half)} ${round(y)}`,
      )
    else parts.push(`${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
  })
  return parts.join('')
}

const round = (n: number) => Math.round(n * 10) / 10

interface Stop {
  /** Above the lower edge of a tile, or the middle of a station. */
  readonly spot: Spot
  readonly space: number | null
}

function pathOf(layout: Layout, from: Place, to: Place, shown: Shown, begin: Spot): Stop[] {
  const first = edgeOf(layout, from, to, shown)
  const last = edgeOf(layout, to, from, shown)
  const step = first <= last ? 1 : -1
  const between = Array.from({ length: Math.abs(last - first) + 1 }, (_, i) =>
    stopAt(layout, first + i * step),
  )
  const start = stationOf(layout, from, shown.ship) ? [{ spot: begin, space: null }] : []
  return [...start, ...between, ...stationStop(layout, to, shown)]
}

/** The space itself, or the one next to a station on the way to the other place. */
function edgeOf(layout: Layout, place: Place, other: Place, shown: Shown): number {
  if (typeof place === 'number') return place
  const end = layout.spaces.length - 1
  const tunnel = layout.rows.filter(({ ground }) => ground === 'tunnel').at(-1)?.last ?? end
  if (place === 'prison' || place === 'wreck') return 1
  if (place === 'cove' || shown.ship === null) return end
  const isAhead = other === 'cove' || (typeof other === 'number' && other > tunnel)
  return isAhead ? tunnel + 1 : tunnel
}

function stopAt(layout: Layout, space: number): Stop {
  const { x, y } = layout.spaces[space] ?? { x: 0, y: 0 }
  return { spot: { x: x + layout.tile.width / 2, y }, space }
}

function stationStop(layout: Layout, place: Place, shown: Shown): Stop[] {
  const station = stationOf(layout, place, shown.ship)
  if (!station) return []
  const { x, y, width, height } = station
  const last = layout.spaces.at(-1) ?? { x, y }
  // A station below is met from above, one at the side from where the path ends.
  const spot =
    station.crews === 'rows'
      ? { x: x + width / 2, y: y + height - 6 }
      : { x: Math.min(Math.max(last.x + layout.tile.width / 2, x + 24), x + width - 24), y: y + height * 0.3 }
  return [{ spot, space: null }]
}
