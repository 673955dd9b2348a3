/** The overprint: where ships would land; over the ships, what that pays and whom the pirates would find. */
import type { JSX } from 'preact'
import { CARTHAGE } from '../content.ts'
import { type Layout, shipSpot } from './layout.ts'
import type { Preview } from './purchase.ts'
import { GhostShip } from './Ship.tsx'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly layout: Layout
  readonly preview: Preview
  readonly seat: number
  readonly words: BoardTexts
}

export function Ghosts({ layout, preview }: Pick<Props, 'layout' | 'preview'>): JSX.Element {
  return (
    <g class="ghosts" data-ghosts={preview.sails.length}>
      {preview.sails.map(({ good, from, to }) => (
        <Sail key={good} layout={layout} good={good} from={from} to={to} />
      ))}
    </g>
  )
}

export function Stamps({ layout, preview, seat, words }: Props): JSX.Element {
  return (
    <g>
      {preview.sails
        .filter(({ to }) => to === CARTHAGE)
        .map(({ good }) => {
          const mine = preview.paid.find((one) => one.good === good && one.seat === seat)
          return (
            <Stamp
              key={good}
              layout={layout}
              good={good}
              port={CARTHAGE}
              kind="gain"
              text={`+${mine?.points ?? 0}`}
            />
          )
        })}
      {preview.raided.map(({ good, port }) => (
        <Stamp key={good} layout={layout} good={good} port={port} kind="raid" text={words.raid} />
      ))}
    </g>
  )
}

function Sail(props: {
  layout: Layout
  good: Preview['sails'][number]['good']
  from: number
  to: number
}): JSX.Element {
  const { layout, good, from, to } = props
  const start = shipSpot(layout, good, from)
  const end = shipSpot(layout, good, to)
  const y = start.y + 37 * layout.shipScale
  const tip = end.x + 1
  return (
    <g>
      <path d={`M${start.x + 49 * layout.shipScale} ${y}H${tip - 3}`} class="act-line" />
      <path d={`M${tip} ${y}l-8-4.5v9z`} class="act-fill" />
      <g transform={`translate(${end.x} ${end.y}) scale(${layout.shipScale})`}>
        <GhostShip good={good} />
      </g>
    </g>
  )
}

/** Room between a stamp and the edge of the chart. */
const EDGE = 11

function Stamp(props: {
  layout: Layout
  good: Preview['sails'][number]['good']
  port: number
  kind: 'gain' | 'raid'
  text: string
}): JSX.Element {
  const { layout, good, port, kind, text } = props
  const { x, y } = shipSpot(layout, good, port)
  const big = !layout.isSmall
  const [width, height] = big ? [kind === 'raid' ? 46 : 38, 24] : [kind === 'raid' ? 30 : 26, 16]
  // On a phone there is no room beside a ship: the stamp lies on its sail.
  const left = big ? (port === CARTHAGE ? layout.width - EDGE - width : x + 62) : x + 24 - width / 2
  const top = big ? y + 3 : y - 6
  return (
    <g transform={`translate(${left} ${top}) rotate(${kind === 'gain' ? -3 : 3})`} class={`stamp ${kind}`}>
      <rect width={width} height={height} />
      <text x={width / 2} y={height * 0.72} text-anchor="middle" class="disp" font-size={big ? 16 : 11}>
        {text}
      </text>
    </g>
  )
}
