/** The large chart of the harbour page: the scenes of all games on one coast. */
import { scenes } from '@quayside/all/scenes'
import { Coast, Rhumbs, Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { COAST, placeOf, ROUTES } from './scenes.ts'

export function HarbourChart(): JSX.Element {
  return (
    <svg class="chart" viewBox="0 0 1280 412" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Rhumbs x={640} y={96} rays={64} />
      <Coast d={COAST} shore={34} />
      {Object.entries(scenes).map(([id, drawing], i, all) => (
        <g key={id} transform={placeOf(i, all.length)} dangerouslySetInnerHTML={{ __html: drawing }} />
      ))}
      <path d={ROUTES} class="routes" />
      <Rose x={640} y={96} size={46} />
    </svg>
  )
}

export function Scene({ id, place = 'scene' }: { id: string; place?: string }): JSX.Element {
  return (
    <svg class={place} viewBox="-8 -6 276 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-3000" y="-40" width="4400" height="280" class="scene-sea" />
      <path
        d="M-3000 158L-640 150L-300 160L-80 154L-20 150L40 158L120 150L200 160L260 152L360 158L1400 152V260H-3000Z"
        class="coast"
      />
      <g dangerouslySetInnerHTML={{ __html: scenes[id] ?? '' }} />
    </svg>
  )
}
