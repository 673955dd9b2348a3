/** A pirate: hat, head, coat, and the seat's shape on the chest. Drawn with the feet at the origin. */
import { hasLightSign, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'

const COAT = 'M2.5 28 5.5 13.5h9L17.5 28Z'
const HAT = 'M1.5 8.8 6 3.6 10 1.5l4 2.1 4.5 5.2C13 6.8 7 6.8 1.5 8.8Z'

export function Pirate({ colour, scale }: { colour: string; scale: number }): JSX.Element {
  return (
    <g class={`ctg-pirate seat-${colour}`} transform={`scale(${scale}) translate(-10 -28)`}>
      <path d={COAT} class="rim" />
      <circle cx="10" cy="10" r="4.6" class="rim" />
      <path d={HAT} class="rim" />
      <path d={COAT} class="coat" />
      <circle cx="10" cy="10" r="4.6" class="coat" />
      <path d={HAT} class="hat" />
      <g class={hasLightSign(colour) ? 'sign-light' : 'sign-dark'}>
        <use href={`#h-${shapeOf(colour)}`} x="5.7" y="16.5" width="8.6" height="8.6" />
      </g>
    </g>
  )
}

/** Where a pirate would stand, in the overprint. */
export function GhostPirate({ colour, scale }: { colour: string; scale: number }): JSX.Element {
  return (
    <g class="ctg-ghost" transform={`scale(${scale}) translate(-10 -28)`}>
      <path d={COAT} />
      <circle cx="10" cy="10" r="4.6" />
      <path d={HAT} />
      <g class="act-ink">
        <use href={`#h-${shapeOf(colour)}`} x="5.7" y="16.5" width="8.6" height="8.6" />
      </g>
    </g>
  )
}
