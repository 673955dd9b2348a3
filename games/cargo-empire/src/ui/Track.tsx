/** The development track: tiles with both rows, middle spaces, the zone of points, everybody's markers. */
import { arrowKeys, cutRect } from '@quayside/board-kit'
import type { View } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { TRANSPORTS } from '../content.ts'
import type { CargoEmpire } from '../types.ts'
import { isSameStep, type Step } from './asking.ts'
import { CardBack, TransportFace } from './Card.tsx'
import { MarkerShape, Sign } from './Cargo.tsx'
import type { Picture } from './picture.ts'
import { colourOf, participantOf } from './read.ts'
import type { BoardTexts } from './texts/index.ts'
import {
  type Cell,
  cellAhead,
  cellAt,
  cellsOf,
  FOLDED_TRACK,
  LONG_TRACK,
  markersOf,
  type PlacedMarker,
  type TrackLayout,
} from './track-layout.ts'

interface Props {
  readonly picture: Picture
  readonly view: View<CargoEmpire>
  readonly words: BoardTexts
  readonly names: (who: PlacedMarker['who']) => string
  readonly phone: boolean
  /** Steps that the viewer can take now; a press on the space takes one, or only chooses it. */
  readonly steps: readonly Step[]
  readonly chosen: Step | null
  onStep(step: Step): void
}

export function Track(props: Props): JSX.Element {
  const { picture, words, phone } = props
  const layout = phone ? FOLDED_TRACK : LONG_TRACK
  const cells = cellsOf(layout, picture.shown.faces)
  const markers = markersOf(cells, picture.shown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one lit space to the next
    <div class="track" onKeyDown={arrowKeys}>
      <svg
        viewBox={`0 ${-layout.top} ${layout.width} ${layout.height + layout.top}`}
        class={phone ? 'folded' : 'long'}
      >
        <title>{words.track}</title>
        {cells.map((cell) => (
          <Space key={cell.key} cell={cell} words={words} />
        ))}
        <text x={layout.caption.x} y={layout.caption.y} class="track-caption">
          {words.pointsZone}
        </text>
        {markers.map((marker) => (
          <Marker key={marker.id} marker={marker} {...props} />
        ))}
        <StepTargets {...props} cells={cells} />
        <Gained picture={picture} cells={cells} layout={layout} />
      </svg>
      <Legend cells={cells} words={words} />
    </div>
  )
}

/** What the signs of this track give. */
function Legend({ cells, words }: { cells: readonly Cell[]; words: BoardTexts }): JSX.Element {
  const signs = [...new Set(cells.flatMap(({ bonus }) => bonus ?? []))]
  return (
    <ul class="track-legend" aria-label={words.legend}>
      {signs.map((bonus) => (
        <li key={bonus}>
          <Sign name={bonus} />
          {words.bonuses[bonus]}
        </li>
      ))}
    </ul>
  )
}

function Space({ cell, words }: { cell: Cell; words: BoardTexts }): JSX.Element {
  const { key, kind, x, y, width, height, bonus, points } = cell
  const sign = Math.min(height * 0.58, 20)
  return (
    <g transform={`translate(${x} ${y})`} class={`track-${kind}`}>
      <title>
        {bonus ? words.bonuses[bonus] : kind === 'zone' ? words.points(points) : words.plainSpace}
      </title>
      <polygon points={cutRect(`space-${key}`, width, height, 0.5)} class="space" />
      {bonus && (
        <g class="bonus">
          <use
            href={`#t-${bonus}`}
            x={(width - sign) / 2}
            y={(height - sign) / 2}
            width={sign}
            height={sign}
          />
        </g>
      )}
      {kind === 'zone' && (
        <text x={width / 2} y={height / 2 + 4.5} text-anchor="middle" class="zone-points">
          {points}
        </text>
      )}
      {kind === 'start' && (
        <text x={width / 2} y={-5} text-anchor="middle" class="track-caption">
          {words.start}
        </text>
      )}
    </g>
  )
}

function Marker({ marker, picture, words, names }: Props & { marker: PlacedMarker }): JSX.Element {
  const { id, who, marker: kind, x, y, size } = marker
  const look = colourOf(picture.shown, who)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-piece={id}>
        <title>{words.markerOf(names(who), kind)}</title>
        <MarkerShape look={look} kind={kind} size={size} />
      </g>
    </g>
  )
}

interface Ahead {
  readonly cell: Cell
  readonly steps: readonly Step[]
}

/** Spaces that steps would enter; two markers may be about to enter the same one. */
function spacesAhead({ view, steps }: Props, cells: readonly Cell[]): Ahead[] {
  const ahead = new Map<Cell, Step[]>()
  for (const step of steps) {
    const cell = cellAhead(cells, view, step)
    if (cell) ahead.set(cell, [...(ahead.get(cell) ?? []), step])
  }
  return [...ahead].map(([cell, list]) => ({ cell, steps: list }))
}

function StepTargets(props: Props & { cells: readonly Cell[] }): JSX.Element {
  return (
    <g class="targets">
      {spacesAhead(props, props.cells).map(({ cell, steps }) => {
        const [only, ...others] = steps
        // Which marker is meant, only the dock can say.
        const isPlain = !only || others.length > 0
        return isPlain ? (
          <g key={cell.key} class="track-target" transform={`translate(${cell.x} ${cell.y})`}>
            <Ring cell={cell} />
          </g>
        ) : (
          <StepTarget key={cell.key} {...props} cell={cell} step={only} />
        )
      })}
    </g>
  )
}

function StepTarget(props: Props & { cell: Cell; step: Step }): JSX.Element {
  const { words, chosen, onStep, cell, step } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element
    <g
      role="button"
      tabindex={-1}
      aria-label={words.stepTo(step.marker, step.row, cell.bonus, cell.points)}
      class={isSameStep(chosen, step) ? 'target track-target chosen' : 'target track-target'}
      transform={`translate(${cell.x} ${cell.y})`}
      onClick={() => onStep(step)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onStep(step)
      }}
    >
      <rect x="-1" y="-1" width={cell.width + 2} height={cell.height + 2} class="reach" />
      <Ring cell={cell} />
    </g>
  )
}

function Ring({ cell }: { cell: Cell }): JSX.Element {
  const box = { x: -1, y: -1, width: cell.width + 2, height: cell.height + 2 }
  return (
    <g>
      <rect {...box} class="casing" />
      <rect {...box} class="ring" />
    </g>
  )
}

/** A nested drawing, because it leaves the track when it flies. */
function Gained(props: {
  picture: Picture
  cells: readonly Cell[]
  layout: TrackLayout
}): JSX.Element | null {
  const { picture, cells } = props
  const { gain, shown } = picture
  if (!gain) return null
  const place = gain.marker && participantOf(shown, gain.who)?.markers[TRANSPORTS.indexOf(gain.marker)]
  const cell = place ? cellAt(cells, place.position, place.row) : cells[0]
  if (!cell) return null
  return (
    <svg
      x={cell.x + cell.width / 2 - 11}
      y={cell.y - 12}
      width="22"
      height="28"
      viewBox="0 0 44 56"
      class="flying"
      data-piece="gain"
      data-exits=""
      aria-hidden="true"
    >
      {gain.card === 'objective' ? <CardBack /> : <TransportFace kind={gain.card} />}
    </svg>
  )
}
