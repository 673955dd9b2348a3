import type { JSX } from 'preact'
import type { Good } from '../content.ts'
import { type Layout, shipSpot } from './layout.ts'

const SAIL = '14,4 38,6 35,25 12,25 16,15'
const HULL = '3,30 9,27 41,28 46,24 43,38 9,38'

/** Hull, mast, one sail with the sign of the good; colour shifted a little against the line, as in a poor print. */
export function Ship({ good }: { good: Good }): JSX.Element {
  return (
    <g class={`good-${good}`}>
      <path d="M25 1v29" class="mast" />
      <polygon points={SAIL} class="good-fill" transform="translate(1 1)" />
      <polygon points={SAIL} class="cut-line" />
      <polygon points={HULL} class="hull" transform="translate(1 1)" />
      <polygon points={HULL} class="cut-line" />
      <path d="M10 33h32" class="plank" />
      <g class="good-sign">
        <use href={`#g-${good}`} x="18.5" y="8.5" width="15" height="15" />
      </g>
    </g>
  )
}

/** Where a ship would land: dashes in the overprint. */
export function GhostShip({ good }: { good: Good }): JSX.Element {
  return (
    <g>
      <polygon points={SAIL} class="act-wash" />
      <polygon points={HULL} class="act-wash" />
      <g class="act-ink">
        <use href={`#g-${good}`} x="18" y="8" width="14" height="14" />
      </g>
    </g>
  )
}

export function ShipAt(props: {
  layout: Layout
  good: Good
  port: number
  label: string
  raided: boolean
}): JSX.Element {
  const { layout, good, port, label, raided } = props
  const { x, y } = shipSpot(layout, good, port)
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.shipScale})`}>
      <g data-piece={`ship-${good}`} data-at={port} data-sails="" class={raided ? 'ship raided' : 'ship'}>
        <title>{label}</title>
        <ellipse cx="25" cy="21" rx="29" ry="25" class="just-ring" />
        <Ship good={good} />
      </g>
    </g>
  )
}
