/** All pirates where they stand, each a piece with its own identity; in a crowd a number says how many. */
import type { Identified } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { boxOf, feetOf, type Layout, type Spot, type Standing, stationOf } from './layout.ts'
import { Pirate } from './Pirate.tsx'
import { type Picture, placeOfPirate, seatOfPirate } from './picture.ts'

interface Props {
  readonly layout: Layout
  readonly picture: Picture
}

export function Crews({ layout, picture }: Props): JSX.Element {
  const { shown, pirates, leap, just, isSailing } = picture
  const places = [...new Set(pirates.map(placeOfPirate))]
  return (
    <g>
      {pirates.map((one) => {
        const { x, y } = leap?.ids.includes(one.id)
          ? above(layout, leap.over)
          : spotOf(layout, shown, one, pirates)
        const colour = shown.seats[seatOfPirate(one)]?.colour ?? ''
        const sails = isSailing && placeOfPirate(one) === 'ship'
        return (
          <g key={one.id} transform={`translate(${x} ${y})`}>
            <g data-piece={one.id} data-sails={sails ? '' : undefined}>
              {just.includes(one.id) && <ellipse cy="-9" rx="11" ry="15" class="ctg-just" />}
              <Pirate colour={colour} scale={scaleAt(layout, placeOfPirate(one), shown)} />
            </g>
          </g>
        )
      })}
      {places.flatMap((place) => countsAt(layout, shown, place, isSailing && place === 'ship'))}
    </g>
  )
}

/** In a station there is less room the more crews there are. */
export function scaleAt(layout: Layout, place: Place, shown: Shown): number {
  const station = stationOf(layout, place, shown.ship)
  if (!station) return layout.pirate
  if (station.crews === 'rows')
    return Math.min(0.86, (station.height - station.head) / shown.seats.length / 29)
  return layout.phone ? 0.86 : 1
}

function spotOf(layout: Layout, shown: Shown, one: Identified, all: readonly Identified[]): Spot {
  const place = placeOfPirate(one)
  const seat = seatOfPirate(one)
  const here = all.filter(({ zone }) => zone === one.zone)
  const own = here.filter(({ kind }) => kind === one.kind)
  const standing: Standing = {
    seat,
    index: here.indexOf(one),
    own: own.indexOf(one),
    many: own.length,
    seats: shown.seats.length,
  }
  return feetAt(layout, shown, place, standing)
}

/** Where one more pirate of a seat would stand. */
export function feetAt(layout: Layout, shown: Shown, place: Place, standing: Standing): Spot {
  const station = stationOf(layout, place, shown.ship)
  return feetOf(boxOf(layout, place, shown.ship), station, standing, scaleAt(layout, place, shown))
}

function above(layout: Layout, space: number): Spot {
  const { x, y } = layout.spaces[space] ?? { x: 0, y: 0 }
  return { x: x + layout.tile.width / 2, y: y + layout.tile.height * 0.4 }
}

/** Two and more of a crew on a deck overlap: their number stands over them. */
function countsAt(layout: Layout, shown: Shown, place: Place, sails: boolean): JSX.Element[] {
  const station = stationOf(layout, place, shown.ship)
  if (station?.crews !== 'line') return []
  return shown.seats.flatMap(({ pirates }, seat) => {
    const many = pirates.filter((where) => where === place).length
    if (many < 2) return []
    const last = { seat, index: 0, own: many - 1, many, seats: shown.seats.length }
    const { x, y } = feetAt(layout, shown, place, last)
    return [
      <g key={`${place}${seat}`} transform={`translate(${x + 9} ${y - 24})`} class="ctg-count">
        <g data-piece={`count-${place}-${seat}`} data-sails={sails ? '' : undefined}>
          <circle r="8.5" />
          <text y="4.6" text-anchor="middle" font-size="13.5" class="disp">
            {many}
          </text>
        </g>
      </g>,
    ]
  })
}
