/** Lines of all seats over the game: colour, dash and end mark together. A click goes to the move under it. */
import { type Player, shapeOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { percent } from './percent.ts'
import { moveUnder, PLOT, type Scale, scaleOf, spread, stepPath } from './plot-lines.ts'
import type { Curves } from './protocol.ts'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

interface PlotsProps {
  readonly curves: Curves | null
  readonly players: readonly Player[]
  readonly replay: Pick<Replay, 'count' | 'go'>
}

export function PointsPlot({ curves, players, replay }: PlotsProps): JSX.Element {
  const w = useReplayWords()
  const plot = { title: w.points, help: w.pointsHelp, name: 'points', say: String }
  return <Plot {...plot} series={curves?.scores ?? null} players={players} replay={replay} />
}

export function ChancePlot({ curves, players, replay }: PlotsProps): JSX.Element {
  const w = useReplayWords()
  const plot = { title: w.chances, help: w.chancesHelp, name: 'chances', say: percent, most: 1 }
  return <Plot {...plot} series={curves?.winProbabilities ?? null} players={players} replay={replay} />
}

export function CardsPlot({ curves, players, replay }: PlotsProps): JSX.Element {
  const w = useReplayWords()
  const plot = { title: w.cards, help: w.cardsHelp, name: 'cards', say: String }
  return <Plot {...plot} series={curves?.cards ?? null} players={players} replay={replay} />
}

interface PlotProps {
  readonly title: string
  readonly help: string
  readonly name: string
  readonly series: readonly (readonly number[])[] | null
  readonly players: readonly Player[]
  readonly replay: PlotsProps['replay']
  readonly most?: number
  say(value: number): string
}

function Plot({ title, help, name, series, players, replay, most, say }: PlotProps): JSX.Element {
  const w = useReplayWords()
  const values = series?.map((line) => line[replay.count] ?? 0) ?? []
  const now = values.map((value, seat) => w.standing(players[seat]?.name ?? '', say(value))).join(', ')
  return (
    <section class="panel plot-panel" data-plot={name} aria-busy={series === null}>
      <h2>{title}</h2>
      {series === null ? (
        <p class="note plot-wait">{w.computing}</p>
      ) : (
        <Drawing
          series={series}
          players={players}
          replay={replay}
          most={most}
          say={say}
          label={`${help}: ${now}`}
        />
      )}
    </section>
  )
}

interface DrawingProps {
  readonly series: readonly (readonly number[])[]
  readonly players: readonly Player[]
  readonly replay: PlotsProps['replay']
  readonly most: number | undefined
  readonly label: string
  say(value: number): string
}

function Drawing({ series, players, replay, most, label, say }: DrawingProps): JSX.Element {
  const count = (series[0]?.length ?? 1) - 1
  const scale = scaleOf(series, count, most)
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    replay.go(moveUnder(event.clientX, box, count))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below the board does the same for the keyboard
    <svg
      class="plot"
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      role="img"
      aria-label={label}
      onClick={pick}
    >
      <Grid scale={scale} count={count} say={say} />
      {series.map((values, seat) => (
        <SeatLine key={seat} values={values} seat={seat} colour={players[seat]?.colour ?? ''} scale={scale} />
      ))}
      <EndNames series={series} players={players} scale={scale} />
      <Cursor x={scale.x(replay.count)} />
    </svg>
  )
}

function Grid(props: { scale: Scale; count: number; say(value: number): string }): JSX.Element {
  const { scale, count, say } = props
  const { left, right, bottom } = PLOT
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * count))
  return (
    <g class="plot-grid">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${scale.y(tick)}H${right}`} />
          <text x={left - 6} y={scale.y(tick) + 4} text-anchor="end">
            {say(tick)}
          </text>
        </g>
      ))}
      {[...new Set(marks)].map((at) => (
        <text key={at} x={scale.x(at)} y={bottom + 18} text-anchor="middle">
          {at}
        </text>
      ))}
    </g>
  )
}

const DASHES = ['', '7 3', '10 3 2 3', '2 3', '14 4']

interface SeatLineProps {
  readonly values: readonly number[]
  readonly seat: number
  readonly colour: string
  readonly scale: Scale
}

/** On a darker line below it: white is seen on paper, black at night. */
function SeatLine({ values, seat, colour, scale }: SeatLineProps): JSX.Element {
  const d = stepPath(values, scale, seat * 1.6 - 2)
  const needsRim = colour === 'white' || colour === 'black' || colour === 'yellow'
  return (
    <g class={`plot-line seat-${colour}`}>
      {needsRim && <path d={d} class="under" />}
      <path d={d} class="over" stroke-dasharray={DASHES[seat] ?? ''} />
    </g>
  )
}

function EndNames(props: {
  series: readonly (readonly number[])[]
  players: readonly Player[]
  scale: Scale
}): JSX.Element {
  const { series, players, scale } = props
  const heights = spread(
    series.map((values) => scale.y(values.at(-1) ?? 0)),
    18,
  )
  return (
    <g class="plot-names">
      {players.map(({ name, colour }, seat) => (
        <g key={seat} class={`seat-${colour}`}>
          <g class="seat-ink">
            <use
              href={`#h-${shapeOf(colour)}`}
              x={PLOT.right + 4}
              y={(heights[seat] ?? 0) - 7}
              width="14"
              height="14"
            />
          </g>
          <text x={PLOT.right + 22} y={(heights[seat] ?? 0) + 4}>
            {shortened(name)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** As much of a name as stands beside the lines; the luck below has it whole. */
function shortened(name: string): string {
  const most = /^[\x20-\x7e]*$/.test(name) ? 10 : 6
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

function Cursor({ x }: { x: number }): JSX.Element {
  const { top, bottom } = PLOT
  return (
    <g class="plot-cursor">
      <rect x={x - 1} y={top - 6} width="2" height={bottom - top + 6} />
      <path d={`M${x} ${top}l-6 -9h12z`} />
    </g>
  )
}
