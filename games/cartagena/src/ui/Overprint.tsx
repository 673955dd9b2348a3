/** Printed over the chart in magenta: where pirates would land, the way there, and the cards it draws. */
import { cutPoints } from '@quayside/board-kit'
import type { Seat } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import type { Moved } from '../events.ts'
import type { Action, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { feetAt, scaleAt } from './Crews.tsx'
import { type Ghost, isSame } from './ghosts.ts'
import { type Box, boxOf, type Layout, type Spot, stationOf } from './layout.ts'
import { GhostPirate } from './Pirate.tsx'
import { countAt } from './read.ts'
import { routePath } from './route.ts'

interface Props {
  readonly layout: Layout
  readonly shown: Shown
  readonly ghosts: readonly Ghost[]
  readonly wish: Action | null
  /** What the filled button would do. */
  readonly chosen: Moved | null
  /** Whose pirate is chosen, and where. */
  readonly taken: { readonly seat: Seat; readonly from: Place } | null
}

export function Overprint({ layout, shown, ghosts, wish, chosen, taken }: Props): JSX.Element {
  const begin = taken && spotOf(layout, shown, taken)
  const arrow = chosen && begin && routePath(layout, shown, chosen, begin)
  const others = ghosts.filter(({ to }) => to !== chosen?.to)
  return (
    <g class="ctg-overprint" data-ghosts={ghosts.length}>
      {others.map((ghost) => (
        <Landing
          key={ghost.to}
          layout={layout}
          shown={shown}
          ghost={ghost}
          solid={isSame(ghost.action, wish)}
        />
      ))}
      {arrow && (
        <g>
          <path d={arrow} class="ctg-casing" />
          <path d={arrow} class="ctg-route" marker-end="url(#ctg-tip)" />
        </g>
      )}
      {taken && <Taken layout={layout} shown={shown} taken={taken} />}
      {chosen && <Chosen layout={layout} shown={shown} moved={chosen} />}
      <marker
        id="ctg-tip"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10Z" class="act-fill" />
      </marker>
    </g>
  )
}

function outline(box: Box, name: string, off: number): string {
  const { x, y, width, height } = box
  return cutPoints(
    name,
    [
      [x - off, y - off],
      [x + width + off, y - off],
      [x + width + off, y + height + off],
      [x - off, y + height + off],
    ],
    0.6,
  )
}

function Ring(props: { layout: Layout; box: Box; name: string; solid?: boolean }): JSX.Element {
  const { layout, box, name, solid = false } = props
  const points = outline(box, name, layout.phone ? 1 : 2.5)
  return (
    <g>
      <polygon points={points} class={solid ? 'ctg-wash strong' : 'ctg-wash'} />
      <polygon points={points} class="ctg-casing ring" />
      <polygon points={points} class={solid ? 'ctg-ring solid' : 'ctg-ring'} />
    </g>
  )
}

function Landing(props: { layout: Layout; shown: Shown; ghost: Ghost; solid: boolean }): JSX.Element {
  const { layout, shown, ghost, solid } = props
  const box = boxOf(layout, ghost.to, shown.ship)
  return (
    <g>
      <Ring layout={layout} box={box} name={`to${ghost.to}`} solid={solid} />
      <Worth layout={layout} box={box} cards={ghost.cards} />
    </g>
  )
}

/** The foremost of a crew on a place. */
function spotOf(layout: Layout, shown: Shown, { seat, from }: NonNullable<Props['taken']>): Spot {
  const many = Math.max(1, countAt(shown, seat, from))
  const before = shown.seats.slice(0, seat).reduce((sum, _, other) => sum + countAt(shown, other, from), 0)
  return feetAt(layout, shown, from, {
    seat,
    index: before + many - 1,
    own: many - 1,
    many,
    seats: shown.seats.length,
  })
}

/** A ring around the pirate that was chosen: the foremost of its crew there. */
function Taken(props: { layout: Layout; shown: Shown; taken: NonNullable<Props['taken']> }): JSX.Element {
  const { layout, shown, taken } = props
  const { x, y } = spotOf(layout, shown, taken)
  const scale = scaleAt(layout, taken.from, shown)
  return (
    <g transform={`translate(${x} ${y - 14 * scale}) scale(${scale})`}>
      <ellipse rx="13" ry="17.5" class="ctg-casing ring" />
      <ellipse rx="13" ry="17.5" class="ctg-ring solid" />
    </g>
  )
}

function Chosen({ layout, shown, moved }: { layout: Layout; shown: Shown; moved: Moved }): JSX.Element {
  const box = boxOf(layout, moved.to, shown.ship)
  const colour = shown.seats[moved.owner]?.colour ?? ''
  const own = countAt(shown, moved.owner, moved.to)
  const all = shown.seats.reduce((sum, _, seat) => sum + countAt(shown, seat, moved.to), 0)
  const isStation = stationOf(layout, moved.to, shown.ship) !== null
  const seats = shown.seats.length
  const feet = Array.from({ length: moved.pirates }, (_, i) =>
    feetAt(layout, shown, moved.to, {
      seat: moved.owner,
      index: all + i,
      own: own + i,
      many: own + moved.pirates,
      seats,
    }),
  )
  return (
    <g>
      <Ring layout={layout} box={box} name={`to${moved.to}`} solid />
      {(isStation || all + moved.pirates <= 3) &&
        feet.map(({ x, y }, i) => (
          <g key={i} transform={`translate(${x} ${y})`}>
            <GhostPirate colour={colour} scale={scaleAt(layout, moved.to, shown)} />
          </g>
        ))}
      <Worth layout={layout} box={box} cards={moved.cards} />
    </g>
  )
}

/** How many cards arriving there draws. */
function Worth({ layout, box, cards }: { layout: Layout; box: Box; cards: number }): JSX.Element | null {
  if (cards === 0) return null
  const x = Math.min(box.x + box.width - 5, layout.width - 13)
  const y = Math.max(box.y + 4, 13)
  return (
    <g transform={`translate(${x} ${y})`} class="ctg-worth">
      <circle r="13" />
      <text y="5" text-anchor="middle" font-size="15" class="disp">
        +{cards}
      </text>
    </g>
  )
}
