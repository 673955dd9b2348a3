/** What never changes on the sheet: sea, coast, ports, pirate waters. */
import { BEYOND, Coast, Everywhere, memo, Rhumbs, Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Layout } from './layout.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly layout: Layout
  readonly words: BoardTexts
}

export const Chart = memo(function Chart({ layout, words }: Props): JSX.Element {
  return (
    <g>
      <Everywhere class="sea" />
      <Rhumbs {...layout.rhumbs} />
      <polygon points={layout.pirates} class="pirate-water" />
      <path d={layout.waves.map(([x, y]) => `M${x} ${y}l5-4 5 4 5-4 5 4`).join('')} class="waves" />
      <Coast d={layout.coast} shore={layout.shore} />
      {layout.hills !== '' && <path d={layout.hills} class="hills" />}
      <Lanes layout={layout} />
      <Signs layout={layout} />
      <Names layout={layout} words={words} />
      {layout.rose && <Rose x={layout.rhumbs.x} y={layout.rhumbs.y} turn={180} size={19} />}
      {layout.rose && <ReturnArrow words={words} />}
    </g>
  )
})

function Lanes({ layout }: { layout: Layout }): JSX.Element {
  const { columns, lanes, isSmall, dividersFrom } = layout
  const half = ((columns[1] ?? 0) - (columns[0] ?? 0)) / 2
  const radius = isSmall ? 2 : 2.6
  return (
    <g>
      {lanes.map((y) => (
        <g key={y}>
          <path d={`M${columns[0]} ${y}H${columns[5]}`} class="lane" />
          {columns.map((x) => (
            <circle key={x} cx={x} cy={y} r={radius} class="stop" />
          ))}
        </g>
      ))}
      {columns.slice(0, 5).map((x) => (
        <path key={x} d={`M${x + half} ${dividersFrom}V${BEYOND}`} class="divider" />
      ))}
    </g>
  )
}

function Signs({ layout }: { layout: Layout }): JSX.Element {
  const { columns, signY, signSize, sabresY, ring } = layout
  const at = (column: number) => (columns[column] ?? 0) - signSize / 2
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]
    const [x, y] = [columns[5] ?? 0, ring.y]
    const part = (n: number) => Math.round(n * 10) / 10
    return `M${part(x + dx * ring.r * 0.7)} ${part(y + dy * ring.r * 0.7)}L${part(x + dx * ring.r)} ${part(y + dy * ring.r)}`
  })
  return (
    <g>
      <g class="port-sign">
        <use href="#x-pharos" x={at(0)} y={signY} width={signSize} height={signSize} />
        <use href="#x-temple" x={at(2)} y={signY} width={signSize} height={signSize} />
      </g>
      <g class="sabres">
        <use href="#x-sabres" x={at(3)} y={sabresY} width={signSize} height={signSize} />
        <use href="#x-sabres" x={at(4)} y={sabresY} width={signSize} height={signSize} />
      </g>
      <circle cx={columns[5]} cy={ring.y} r={ring.r} class="harbour-sea" />
      <circle cx={columns[5]} cy={ring.y} r={ring.r * 0.48} class="harbour-isle" />
      <path d={spokes.join('')} class="harbour-spokes" />
    </g>
  )
}

function Names({ layout, words }: Props): JSX.Element {
  const { columns, nameY, pirateNameY, nameSize, isSmall } = layout
  const names = isSmall ? words.shortPorts : words.ports
  return (
    <g>
      {columns.map((x, port) => (
        <text
          key={x}
          // On a phone the first name starts at the edge, because it is wider than its column.
          x={isSmall && port === 0 ? 3 : x}
          y={port === 3 || port === 4 ? pirateNameY : nameY}
          class="disp"
          text-anchor={isSmall && port === 0 ? 'start' : 'middle'}
          font-size={nameSize}
        >
          {names[port]}
        </text>
      ))}
    </g>
  )
}

function ReturnArrow({ words }: { words: BoardTexts }): JSX.Element {
  return (
    <g>
      <path d="M521.5 330C489.5 339 420.5 339 396.5 330" class="return-line" />
      <path d="M390.5 327l10-1-4 8z" class="return-head" />
      <text x="455" y="352" text-anchor="middle" font-size="11.5" class="return-word">
        {words.raidedReturn}
      </text>
    </g>
  )
}
