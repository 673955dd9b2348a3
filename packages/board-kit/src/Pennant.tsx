import type { JSX } from 'preact'
import { hasLightSign, shapeOf } from './seat-shapes.ts'

const FLAG = 'M2.2 3.4 22 3l-2.7 9L22 21 2 20.6Z'

/** A seat's swallow-tailed flag with its shape cut out: it stands before every name. */
export function Pennant({ colour, size = 24 }: { colour: string; size?: number }): JSX.Element {
  return (
    <svg class={`pennant seat-${colour}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={FLAG} class="seat-fill" />
      <path d={FLAG} class="flag-line" transform="translate(-.5 -.4)" />
      <g class={hasLightSign(colour) ? 'sign-light' : 'sign-dark'}>
        <use href={`#h-${shapeOf(colour)}`} x="4.8" y="6.8" width="10.5" height="10.5" />
      </g>
    </svg>
  )
}

/** The shape alone in the seat's colour: beside a line of the log, on a piece. */
export function SeatShape({ colour, size = 14 }: { colour: string; size?: number }): JSX.Element {
  return (
    <svg class={`shape seat-${colour}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g class="seat-ink">
        <use href={`#h-${shapeOf(colour)}`} width="24" height="24" />
      </g>
    </svg>
  )
}
