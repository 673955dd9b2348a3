/** What never moves: sea, coast, hexes with their chips, harbours with their piers. */
import { Coast, cutPoints, Everywhere, memo, Rhumbs, Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { hexOf } from '../board.ts'
import type { SetupHarbour, SetupHex } from '../types.ts'
import { coastOf, corners, harbourSpot, hexSpot, type Layout, vertexSpot } from './layout.ts'
import { landOf, motifsOf } from './motifs.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly layout: Layout
  readonly hexes: readonly SetupHex[]
  readonly harbours: readonly SetupHarbour[]
  readonly words: BoardTexts
}

function IslandDrawing({ layout, hexes, harbours, words }: Props): JSX.Element {
  return (
    <g>
      <Everywhere class="open-sea" />
      <Rhumbs {...layout.rhumbs} />
      <Coast d={coastOf(layout, 6 * layout.scale)} shore={22 * layout.scale} />
      {harbours.map((harbour) => (
        <Harbour key={harbour.vertices.join()} layout={layout} harbour={harbour} words={words} />
      ))}
      {hexes.map((hex) => (
        <Tile key={`${hex.q},${hex.r}`} layout={layout} hex={hex} words={words} />
      ))}
      {layout.rose && <Rose x={layout.rose.x} y={layout.rose.y} size={28} />}
    </g>
  )
}

export const Island = memo(IslandDrawing)

function Tile({ layout, hex, words }: { layout: Layout; hex: SetupHex; words: BoardTexts }): JSX.Element {
  const number = hexOf([hex.q, hex.r])
  const { x, y } = hexSpot(layout, number)
  const land = landOf(hex.resource)
  const outline = cutPoints(`hex-${number}`, corners(54.3), 0.8)
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.scale})`} class={`land land-${land}`}>
      <title>{words.hex(hex.resource, hex.number)}</title>
      <polygon points={outline} class="land-fill" />
      {motifsOf(land, number).map((motif, i) => (
        <g key={i} transform={`translate(${motif.x} ${motif.y}) scale(${motif.size})`}>
          {motif.drawing.map(([path, look]) => (
            <path key={look} d={path} class={look} />
          ))}
        </g>
      ))}
      <polygon points={outline} class="land-line" />
      {hex.number !== null && <Chip number={hex.number} />}
    </g>
  )
}

/** Number and pips: how many of the 36 rolls pay it. Six and eight stand out by colour and by five pips. */
function Chip({ number }: { number: number }): JSX.Element {
  const pips = 6 - Math.abs(7 - number)
  const gap = pips === 5 ? 5 : 5.6
  return (
    <g class={pips === 5 ? 'chip rich' : 'chip'}>
      <circle r="20" class="chip-paper" />
      <text y="4" text-anchor="middle" class="chip-number">
        {number}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} cx={(i - (pips - 1) / 2) * gap} cy="11.4" r="1.9" class="chip-pip" />
      ))}
    </g>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
function Harbour(props: { layout: Layout; harbour: SetupHarbour; words: BoardTexts }): JSX.Element {
  const { layout, harbour, words } = props
  const { resource, vertices } = harbour
  const spot = harbourSpot(layout, vertices)
  const scale = Math.max(layout.scale, 0.68)
  const octagon = Array.from({ length: 8 }, (_, i): [number, number] => {
    const angle = ((i + 0.5) * Math.PI) / 4
    return [19 * Math.cos(angle), 19 * Math.sin(angle)]
  })
  return (
    <g>
      <title>{words.harbour(resource)}</title>
      {vertices.map((vertex) => {
        const end = vertexSpot(layout, vertex)
        const pier = `M${end.x} ${end.y}L${spot.x} ${spot.y}`
        return (
          <g key={vertex}>
            <path d={pier} class="pier" stroke-width={5 * layout.scale} />
            <path d={pier} class="planks" stroke-width={2 * layout.scale} />
          </g>
        )
      })}
      <g transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>
        <polygon points={cutPoints(`harbour-${vertices[0]}`, octagon, 0.7)} class="harbour" />
        {resource ? (
          <>
            <g class={`res-${resource} res-ink`}>
              <use href={`#r-${resource}`} x="-9" y="-16" width="18" height="18" />
            </g>
            <text y="13.5" text-anchor="middle" class="rate small">
              2:1
            </text>
          </>
        ) : (
          <text y="5" text-anchor="middle" class="rate">
            3:1
          </text>
        )}
      </g>
    </g>
  )
}
