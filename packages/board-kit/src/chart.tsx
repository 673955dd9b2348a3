/** Ornaments of the sea chart, rationed: one rose, rhumb lines, shore lines. The graduated border is the sheet’s own. */
import type { JSX } from 'preact'

const round = (n: number) => Math.round(n * 10) / 10

/** Rays from one point, as the compass lines of old charts. */
export function Rhumbs(props: { x: number; y: number; rays: number }): JSX.Element {
  const { x, y, rays } = props
  const lines = Array.from({ length: rays }, (_, i) => {
    const angle = (i / rays) * 2 * Math.PI
    return `M${x} ${y}L${round(x + BEYOND * Math.cos(angle))} ${round(y + BEYOND * Math.sin(angle))}`
  })
  return <path d={lines.join('')} class="rhumb" />
}

function Point({ turn, length }: { turn: number; length: number }): JSX.Element {
  const waist = round(length / 7)
  return (
    <g transform={`rotate(${turn})`}>
      <path d={`M0 ${-length}L${waist} ${-waist}L0 0Z`} class="rose-dark" />
      <path d={`M0 ${-length}L${-waist} ${-waist}L0 0Z`} class="rose-light" />
    </g>
  )
}

/** `turn` says where north is: charts may lie south up. */
export function Rose(props: { x: number; y: number; turn?: number; size?: number }): JSX.Element {
  const { x, y, turn = 0, size = 24 } = props
  const ring = (share: number) => Array.from({ length: 4 }, (_, i) => i * 90 + share)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24})`}>
      <circle r="14.9" class="rose-ring" />
      <circle r="13.2" class="rose-ring thin" />
      {[22.5, 67.5].flatMap(ring).map((angle) => (
        <Point key={angle} turn={angle} length={12} />
      ))}
      {ring(45).map((angle) => (
        <Point key={angle} turn={angle} length={16.8} />
      ))}
      {ring(0).map((angle) => (
        <Point key={angle} turn={angle} length={24} />
      ))}
      <path d="M0 -34.1L3.1 -26.4L0 -28.1L-3.1 -26.4Z" class="rose-north" />
    </g>
  )
}

/** How far grounds are drawn beyond the edges of a drawing: the sheet may be of any shape. */
export const BEYOND = 4000

/** Sea or land without end. */
export function Everywhere({ class: look }: { class: string }): JSX.Element {
  return <rect x={-BEYOND} y={-BEYOND} width={3 * BEYOND} height={3 * BEYOND} class={look} />
}

/** Land with its shore in two steps of shallow water. */
export function Coast({ d, shore = 20 }: { d: string; shore?: number }): JSX.Element {
  return (
    <g>
      <path d={d} class="shore far" stroke-width={shore} />
      <path d={d} class="shore near" stroke-width={shore / 2} />
      <path d={d} class="coast" />
    </g>
  )
}
