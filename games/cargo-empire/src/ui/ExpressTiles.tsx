import type { JSX } from 'preact'
import { CITIES, MAPS } from '../content.ts'
import { type Layout, nodeSpot } from './layout.ts'
import type { Picture } from './picture.ts'

/** Express tiles on their spaces. */
export function ExpressTiles({ layout, picture }: { layout: Layout; picture: Picture }): JSX.Element {
  const map = MAPS[picture.shown.options.map]
  const size = layout.isSmall ? 18 : 24
  return (
    <g>
      {picture.shown.express.map((tile, i) => {
        if (!tile || !map.express[i]) return null
        const { x, y } = nodeSpot(layout, map, CITIES + i)
        return (
          <g key={map.express[i].id} transform={`translate(${x} ${y})`}>
            <g class="express-tile" data-piece={`express-${i}`} data-exits="">
              <circle r={size / 2} class="express-paper" />
              <g class="express-sign">
                <use
                  href={`#t-${tile}`}
                  x={-size * 0.34}
                  y={-size * 0.34}
                  width={size * 0.68}
                  height={size * 0.68}
                />
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}
