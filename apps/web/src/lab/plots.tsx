/** Bars with what is known of them: shares with their intervals, and how often each value came up. */

import type { Interval } from '@quayside/arena'
import { type Player, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Bin } from './fairness.ts'

const WIDTH = 460
const LEFT = 96
const RIGHT = 400
const ROW = 40

export interface Bar {
  readonly value: number
  readonly interval: Interval
}

interface BarsProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly players: readonly Player[]
  /** A line to compare with. */
  readonly line: number | null
  say(value: number): string
}

/** One bar a seat, with a whisker over the values that the games leave possible. */
export function SeatBars({ label, bars, players, line, say }: BarsProps): JSX.Element {
  const most = Math.max(0.001, line ?? 0, ...bars.map(({ interval }) => interval.high)) * 1.05
  const x = (value: number) => LEFT + ((RIGHT - LEFT) * Math.max(0, value)) / most
  const height = bars.length * ROW + 8
  return (
    <svg class="lab-plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {bars.map(({ value, interval }, seat) => {
        const { name = '', colour = '' } = players[seat] ?? {}
        const y = seat * ROW + 8
        return (
          <g key={seat} class={`seat-${colour}`}>
            <g class="seat-ink">
              <use href={`#h-${shapeOf(colour)}`} x="2" y={y + 5} width="16" height="16" />
            </g>
            <text x="24" y={y + 18}>
              {name}
            </text>
            <rect x={LEFT} y={y} width={Math.max(1, x(value) - LEFT)} height="26" class="lab-bar" />
            <path
              d={`M${x(interval.low)} ${y + 13}H${x(interval.high)}M${x(interval.low)} ${y + 6}v14M${x(interval.high)} ${y + 6}v14`}
              class="lab-whisker"
            />
            <text x={WIDTH - 2} y={y + 18} text-anchor="end" class="num">
              {say(value)}
            </text>
          </g>
        )
      })}
      {line !== null && <path d={`M${x(line)} 0V${height}`} class="lab-line" />}
    </svg>
  )
}

const TALL = 150
const FLOOR = 128

/** How often: one bar a bin, marked at both ends and in the middle. */
export function Histogram({ label, bins }: { label: string; bins: readonly Bin[] }): JSX.Element {
  const most = Math.max(1, ...bins.map(({ many }) => many))
  const step = (WIDTH - 8) / Math.max(1, bins.length)
  const marked = new Set([0, Math.floor((bins.length - 1) / 2), bins.length - 1])
  return (
    <svg class="lab-plot" viewBox={`0 0 ${WIDTH} ${TALL}`} role="img" aria-label={label}>
      {bins.map(({ from, many }, i) => {
        const height = (many * (FLOOR - 8)) / most
        return (
          <g key={from}>
            <rect
              x={4 + i * step}
              y={FLOOR - height}
              width={Math.max(1, step - 2)}
              height={height}
              class="lab-count"
            />
            {marked.has(i) && (
              <text x={4 + (i + 0.5) * step} y={TALL - 4} text-anchor="middle" class="num">
                {from}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M2 ${FLOOR}H${WIDTH - 2}`} class="lab-floor" />
    </svg>
  )
}
