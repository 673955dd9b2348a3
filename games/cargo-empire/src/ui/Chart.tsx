/** What never moves: sea, coast, routes, express spaces. */
import { Coast, Everywhere, memo, Rhumbs, Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { CITIES, CITY_COLOURS, type CityMap, MAPS } from '../content.ts'
import { coastPath, type Layout, nodeSpot, roadsOf } from './layout.ts'

const HATCH = {
  red: 'M2 0v6',
  blue: 'M0 2h6',
  green: 'M-1-1 7 7',
  yellow: 'M.6 1.5h1.8M3.6 4.5h1.8',
} as const

interface Props {
  readonly layout: Layout
  readonly map: CityMap['id']
}

function ChartDrawing({ layout, map: id }: Props): JSX.Element {
  const map = MAPS[id]
  const rose = layout.rose[id]
  return (
    <g>
      <defs>
        {CITY_COLOURS.map((colour) => (
          <pattern key={colour} id={`cg-hx-${colour}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={HATCH[colour]} class={colour === 'yellow' ? 'hatch dots' : 'hatch'} />
          </pattern>
        ))}
      </defs>
      <Everywhere class="open-sea" />
      <Rhumbs x={rose?.x ?? -20} y={rose?.y ?? layout.height + 10} rays={64} />
      <Coast d={coastPath(layout, id)} shore={layout.shore} />
      {roadsOf(layout, map).map(({ key, from, to }) => {
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={key}>
            <path d={d} class="road" stroke-width={layout.isSmall ? 4 : 5} />
            <path d={d} class="road-middle" />
          </g>
        )
      })}
      {map.express.map(({ id: space }, i) => {
        const { x, y } = nodeSpot(layout, map, CITIES + i)
        return <circle key={space} cx={x} cy={y} r={layout.isSmall ? 10 : 13} class="express-space" />
      })}
      {rose && <Rose x={rose.x} y={rose.y} size={28} />}
    </g>
  )
}

export const Chart = memo(ChartDrawing)
