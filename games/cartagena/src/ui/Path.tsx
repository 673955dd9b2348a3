/** The tunnel and the jungle path: a band of dark ground or green for each row, and on it one tile a space. */
import { cutPoints, memo } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { boardSymbols, LETTERS } from '../content.ts'
import type { Layout, Row } from './layout.ts'
import { SYMBOL_OF } from './read.ts'
import { Tile } from './Tile.tsx'

interface Props {
  readonly layout: Layout
  /** `T3R` and so on: the order of the symbols. */
  readonly boards: readonly string[]
  /** How many stand on each space, by number. */
  readonly stacks: readonly number[]
  readonly tokens: readonly number[]
}

export const Path = memo(function Path({ layout, boards, stacks, tokens }: Props): JSX.Element {
  const symbols = boards.flatMap(boardSymbols)
  return (
    <g>
      {layout.rows.map((row) => (
        <Turning key={`turn-${row.first}`} layout={layout} row={row} />
      ))}
      {layout.rows.map((row) => (
        <Band key={row.first} layout={layout} row={row} />
      ))}
      {layout.rows.map((row) => (
        <Onward key={`on-${row.first}`} layout={layout} row={row} />
      ))}
      {symbols.map((symbol, i) => (
        <Tile
          key={i}
          layout={layout}
          space={i + 1}
          symbol={SYMBOL_OF[LETTERS[symbol] ?? 'G']}
          many={stacks[i + 1] ?? 0}
          token={tokens.includes(i + 1)}
        />
      ))}
    </g>
  )
})

/** Corners along an edge, so that the cut looks made by hand. */
function edge(from: number, to: number, y: number, step: number): [number, number][] {
  const many = Math.max(1, Math.round(Math.abs(to - from) / step))
  return Array.from({ length: many + 1 }, (_, i) => [from + ((to - from) * i) / many, y])
}

const marginOf = (layout: Layout) => (layout.phone ? 3 : 9)

function Band({ layout, row }: { layout: Layout; row: Row }): JSX.Element {
  const margin = marginOf(layout)
  const left = row.x - margin
  const right = row.x + row.width + margin
  const corners = [
    ...edge(left, right, row.y - margin, 56),
    ...edge(right, left, row.y + row.height + margin, 56),
  ]
  return (
    <polygon points={cutPoints(`band${row.first}`, corners, layout.phone ? 0.8 : 2)} class={row.ground} />
  )
}

/** From the end of a row down to the next one. */
function Turning({ layout, row }: { layout: Layout; row: Row }): JSX.Element | null {
  const next = layout.rows.find(({ first, ground }) => first === row.last + 1 && ground === row.ground)
  if (!next) return null
  const { width } = layout.tile
  const x = row.fromLeft ? row.x + row.width - width - 4 : row.x - 2
  const top = row.y + row.height - 6
  const height = next.y - top + 6
  return <rect x={x} y={top} width={width + 6} height={height} class={row.ground} />
}

/** Which way it goes on, where there is room between two rows. */
function Onward({ layout, row }: { layout: Layout; row: Row }): JSX.Element | null {
  const next = layout.rows.find(({ first, ground }) => first === row.last + 1 && ground === row.ground)
  const foot = row.y + row.height + marginOf(layout)
  if (!next || next.y - foot < 28) return null
  const x = (row.fromLeft ? row.x + row.width - layout.tile.width - 4 : row.x - 2) + layout.tile.width / 2 + 3
  return <path d={`M${x} ${foot - 3}V${next.y - marginOf(layout) + 3}l-6-7m6 7 6-7`} class="ctg-onward" />
}
