import { cutRect, memo } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MOST_ON_SPACE } from '../content.ts'
import type { Layout } from './layout.ts'
import type { SymbolName } from './read.ts'

interface Props {
  readonly layout: Layout
  readonly space: number
  readonly symbol: SymbolName
  /** How many pirates stand here: three close it. */
  readonly many: number
  readonly token: boolean
}

/** Number and sign above, three standing places below. A full space is darker, with a bar: nobody falls back onto it. */
export const Tile = memo(function Tile({ layout, space, symbol, many, token }: Props): JSX.Element {
  const { width, height } = layout.tile
  const { x, y } = layout.spaces[space] ?? { x: 0, y: 0 }
  const isFull = many >= MOST_ON_SPACE
  const field = fieldHeight(layout)
  const sign = Math.min(38, width * 0.66, field * (layout.phone ? 0.9 : 0.72))
  const name = `tile${space}`
  return (
    <g transform={`translate(${x} ${y})`} class={`sym-${symbol} ${isFull ? 'ctg-full' : ''}`}>
      <polygon points={cutRect(name, width, height)} class="ctg-tile" />
      <polygon
        points={cutRect(`${name}f`, width - 5, field - 3)}
        transform="translate(2.5 2.5)"
        class="ctg-field"
      />
      <g class="ctg-sign">
        <use
          href={`#c-${symbol}`}
          x={layout.phone ? width - sign - 5 : (width - sign) / 2}
          y={layout.phone ? (field - sign) / 2 + 1 : field - sign - 2}
          width={sign}
          height={sign}
        />
      </g>
      <text
        x={layout.phone ? 4 : 6}
        y={layout.phone ? 14 : 16}
        font-size={layout.phone ? 14.5 : 14}
        class="ctg-number"
      >
        {space}
      </text>
      {[1, 3, 5].map((sixth) => (
        <ellipse
          key={sixth}
          cx={(width * sixth) / 6}
          cy={height - 5}
          rx={Math.min(6, width / 9.5)}
          ry="1.8"
          class="ctg-foot"
        />
      ))}
      {isFull && <path d={`M2 ${field}H${width - 2}`} class="ctg-bar" />}
      {token && <ClosedToken x={width - 12} y={layout.phone ? field - 6 : 13} />}
    </g>
  )
})

export function fieldHeight({ tile, phone }: Layout): number {
  return phone ? tile.height * 0.52 : tile.height * 0.6
}

/** A chest token lies with its back up. */
function ClosedToken({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="ctg-token">
      <polygon points="-8.5,0 -4.3,-7.6 4.4,-7.4 8.6,.2 4.2,7.6 -4.5,7.4" />
      <text y="4.5" text-anchor="middle" font-size="13" class="disp">
        ?
      </text>
    </g>
  )
}
