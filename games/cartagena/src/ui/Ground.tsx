/** The chart under the path: land, water with its rose, a little growth in the margins. */
import { BEYOND, cutPoints, Everywhere, memo, Rhumbs, Rose } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Box, Layout } from './layout.ts'

interface Props {
  readonly layout: Layout
  readonly course: 'escape' | 'tortuga' | 'story'
}

export const Ground = memo(function Ground({ layout, course }: Props): JSX.Element {
  const { width, water, phone } = layout
  const isStrait = course === 'story'
  return (
    <g>
      <Everywhere class={phone ? rockOf(course) : 'ctg-land'} />
      {phone && isStrait && <Below y={water.y} class="ctg-leaves" />}
      {course === 'tortuga' && !phone && <Bay layout={layout} />}
      <polygon points={cutPoints('shore', shoreOf(water, width, isStrait), 3)} class="ctg-shallows" />
      <polygon
        points={cutPoints('shore', shoreOf(inner(water, isStrait), width, isStrait), 3)}
        class="ctg-sea"
      />
      {!phone && <Water layout={layout} isStrait={isStrait} />}
      {!phone && <Growth layout={layout} course={course} />}
    </g>
  )
})

function Below({ y, class: look }: { y: number; class: string }): JSX.Element {
  return <rect x={-BEYOND} y={y} width={2 * BEYOND} height={BEYOND} class={look} />
}

/** On a phone there is no room for land beside the path: its own ground fills the sheet. */
const rockOf = (course: Props['course']) => (course === 'tortuga' ? 'ctg-leaves' : 'ctg-rock')

const inner = (water: Box, isStrait: boolean): Box =>
  isStrait
    ? { ...water, y: water.y + 5, height: water.height - 10 }
    : { ...water, y: water.y + 6, height: water.height }

/** Water from edge to edge: below the coast, or between two of them. */
function shoreOf({ y, height }: Box, width: number, isStrait: boolean): [number, number][] {
  const steps = Math.round(width / 56)
  const along = (base: number, swing: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => [
      i === 0 ? -BEYOND : i === steps ? BEYOND : (width * i) / steps,
      base + Math.sin(i * 1.7) * swing,
    ])
  const far = isStrait
    ? along(y + height, 3).reverse()
    : ([
        [BEYOND, BEYOND],
        [-BEYOND, BEYOND],
      ] as [number, number][])
  return [...along(y, isStrait ? 3 : 5), ...far]
}

/** On Tortuga the wreck lies in a bay of its own. */
function Bay({ layout }: { layout: Layout }): JSX.Element {
  const { x, y, width, height } = layout.start
  const right = x + width + 8
  const low = y + height + 70
  const bay: [number, number][] = [
    [-BEYOND, -BEYOND],
    [right - 12, -BEYOND],
    [right, y + height * 0.5],
    [right - 8, low - 40],
    [right - 50, low],
    [-BEYOND, low + 26],
  ]
  return <polygon points={cutPoints('bay', bay, 3)} class="ctg-sea" />
}

function Water({ layout, isStrait }: { layout: Layout; isStrait: boolean }): JSX.Element {
  const { water, goal, width } = layout
  const x = isStrait ? width / 2 : goal.x > width / 2 ? 66 : width - 66
  const y = water.y + water.height / 2 + (isStrait ? 0 : 8)
  return (
    <g>
      <clipPath id="ctg-water">
        <rect x={-BEYOND} y={water.y + 8} width={2 * BEYOND} height={isStrait ? water.height - 16 : BEYOND} />
      </clipPath>
      <g clip-path="url(#ctg-water)">
        <Rhumbs x={x} y={y} rays={32} />
      </g>
      {!isStrait && <Rose x={x} y={y} size={Math.min(30, water.height * 0.3)} />}
    </g>
  )
}

const PALM =
  'M0 0C-2-8-1-14 2-20M2-20c-8-5-14-2-16 3 6-2 11-2 16-3 0-8 6-11 12-9-4 3-8 6-12 9 8-1 13 2 14 8-5-3-9-6-14-8-4 3-7 8-5 13 1-5 3-9 5-13z'

/** Palms where nothing else stands: below the start, and between rows. */
function Growth({ layout, course }: Props): JSX.Element {
  const { start, water, goal } = layout
  const isStrait = course === 'story'
  // Palms keep out of the wreck's bay.
  const below = start.y + start.height + (course === 'tortuga' ? 66 : 0)
  const free = water.y - below
  const spots: [number, number, number][] = isStrait
    ? [
        [60, water.y + water.height + 84, 1.3],
        [96, water.y + water.height + 150, 1],
        [goal.x + 48, water.y - 70, 1.1],
      ]
    : free > 110
      ? [
          [54, below + 66, 1.35],
          [88, below + 90, 1],
          [46, below + Math.min(free - 14, 160), 1.1],
        ]
      : []
  return (
    <g>
      {spots.map(([x, y, scale]) => (
        <path
          key={`${x},${y}`}
          d={PALM}
          transform={`translate(${x} ${y}) scale(${scale})`}
          class="ctg-palm"
        />
      ))}
    </g>
  )
}
