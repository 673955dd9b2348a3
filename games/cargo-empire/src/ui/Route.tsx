/** The overprint of a trip: the route that the cards pay, and a cube on its way. */
import type { JSX } from 'preact'
import { type CityMap, MAPS } from '../content.ts'
import { TransportFace } from './Card.tsx'
import { Cube } from './Cargo.tsx'
import { type Layout, nodeSpot } from './layout.ts'
import type { Flight, Picture } from './picture.ts'
import { cardList } from './plan.ts'
import type { Leg } from './route.ts'

interface Props {
  readonly layout: Layout
  readonly map: CityMap['id']
  readonly legs: readonly Leg[]
  /** Ink for what happens, magenta for what could be done. */
  readonly look: 'planned' | 'walked'
}

export function Route({ layout, map, legs, look }: Props): JSX.Element {
  return (
    <g class={`way ${look}`}>
      {legs.map((leg, i) => {
        const d = pathOf(layout, map, leg)
        return (
          <g key={i} class={`leg-${leg.by}`}>
            <path d={d} class="way-casing" />
            <path d={d} class="way-line" />
          </g>
        )
      })}
    </g>
  )
}

/** Land follows the nodes, the sea bends a little, a free trip is straight. */
function pathOf(layout: Layout, map: CityMap['id'], { by, nodes }: Leg): string {
  const spots = nodes.map((node) => nodeSpot(layout, MAPS[map], node))
  const [a, b] = [spots[0], spots.at(-1)]
  if (!a || !b) return ''
  if (by !== 'sea') return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const bend = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 5)
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - bend} ${b.x} ${b.y}`
}

export function FlightNow({ layout, picture }: { layout: Layout; picture: Picture }): JSX.Element | null {
  const { flight } = picture
  if (!flight) return null
  const map = picture.shown.options.map
  const { x, y } = nodeSpot(layout, MAPS[map], flight.node)
  return (
    <g>
      <Route layout={layout} map={map} legs={flight.legs} look="walked" />
      <Paid layout={layout} map={map} flight={flight} />
      <g transform={`translate(${x - 9} ${y - 9})`}>
        <g data-piece="flight" data-sails="">
          <Cube cargo={flight.cargo} size={18} />
        </g>
      </g>
    </g>
  )
}

/** The cards lie beside the origin while the cube travels. */
function Paid({
  layout,
  map,
  flight,
}: {
  layout: Layout
  map: CityMap['id']
  flight: Flight
}): JSX.Element | null {
  if (!flight.cards) return null
  const { x, y } = nodeSpot(layout, MAPS[map], flight.from)
  const cards = cardList(flight.cards)
  const left = Math.min(Math.max(4, x - cards.length * 11), layout.width - cards.length * 22 - 4)
  const top = y > 70 ? y - 20 * layout.scale - 32 : y + 20 * layout.scale + 16
  return (
    <g>
      {cards.map((kind, i) => (
        <svg
          key={i}
          x={left + i * 22}
          y={top}
          width="20"
          height="26"
          viewBox="0 0 44 56"
          class="flying"
          data-piece={`paid-${i}`}
          data-enters=""
          aria-hidden="true"
        >
          <TransportFace kind={kind} />
        </svg>
      ))}
    </g>
  )
}
