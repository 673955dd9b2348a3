import type { JSX } from 'preact'
import type { Face } from '../content.ts'

/** A chest token with its face up. */
export function OpenToken({ face }: { face: Face }): JSX.Element {
  return (
    <g class={`ctg-face ${face}`}>
      <polygon points="-11.5,0 -5.8,-10.2 5.9,-10 11.6,.2 5.7,10.2 -6,10" />
      {face === 'snake' ? (
        <use href="#c-snake" x="-7.5" y="-7.5" width="15" height="15" />
      ) : (
        <text y="5" text-anchor="middle" font-size="14" class="disp">
          {face === 'blank' ? '–' : face}
        </text>
      )}
    </g>
  )
}
