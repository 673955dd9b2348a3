/** What never moves: sea, coast, routes, express spaces. */
import { ChartBorder, Coast, memo, Rhumbs, Rose } from '@quayside/board-kit'
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
  const { width, height } = layout
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
        <clipPath id="cargo-sea">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clip-path="url(#cargo-sea)">
        <rect width={width} height={height} class="open-sea" />
        <Rhumbs x={rose?.x ?? -20} y={rose?.y ?? height + 10} reach={1400} rays={64} />
        <Coast d={coastPath(layout, id)} shore={layout.shore} />
      </g>
      {roadsOf(layout, map).map(({ key, from, to }) => {
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={key}>
            <path d={d} class="road" stroke-width={layout.hasBorder ? 5 : 4} />
            <path d={d} class="road-middle" />
          </g>
        )
      })}
      {map.express.map(({ id: space }, i) => {
        const { x, y } = nodeSpot(layout, map, CITIES + i)
        return <circle key={space} cx={x} cy={y} r={layout.hasBorder ? 13 : 10} class="express-space" />
      })}
      {rose && <Rose x={rose.x} y={rose.y} size={28} />}
      {layout.hasBorder && <ChartBorder width={width} height={height} />}
    </g>
  )
}

export const Chart = memo(ChartDrawing)
