/** The overprint: dashed rings where one can act, each a button for pointer and keyboard, with the piece as a ghost. */
import type { JSX, TargetedMouseEvent } from 'preact'
import { CityPiece, HousePiece, RoadPiece } from './Buildings.tsx'
import type { Layout } from './layout.ts'
import type { Target } from './targets.ts'

interface Props {
  readonly layout: Layout
  readonly targets: readonly Target[]
  readonly chosen: string | null
  /** Of who builds. */
  readonly colour: string
  onPick(target: Target): void
}

export function Targets({ layout, targets, chosen, colour, onPick }: Props): JSX.Element {
  return (
    <g class="targets">
      {targets.map((target) => {
        const { key, spot, label } = target
        return (
          // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button element
          <g
            key={key}
            role="button"
            tabindex={0}
            aria-label={label}
            data-choice={key}
            class={key === chosen ? 'target chosen' : 'target'}
            transform={`translate(${spot.x} ${spot.y})`}
            onClick={(event) => onPick(nearest(targets, event) ?? target)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onPick(target)
            }}
          >
            <title>{label}</title>
            {isDot(layout, target, chosen) ? (
              <Dot layout={layout} />
            ) : (
              <Ring layout={layout} target={target} />
            )}
            {key === chosen && <Ghost layout={layout} target={target} colour={colour} />}
          </g>
        )
      })}
    </g>
  )
}

/** Places lie closer than a thumb is wide: the nearest one is meant. A click by key has no place of its own. */
function nearest(targets: readonly Target[], event: TargetedMouseEvent<SVGGElement>): Target | null {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
  if (!matrix || event.detail === 0) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  const far = ({ spot }: Target) => Math.hypot(spot.x - x, spot.y - y)
  return targets.reduce<Target | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)
}

/** On a small island the rings of corners would touch each other. */
function isDot({ scale }: Layout, { kind, key }: Target, chosen: string | null): boolean {
  return scale < 1 && kind === 'settle' && key !== chosen
}

function Dot({ layout }: { layout: Layout }): JSX.Element {
  return (
    <g>
      <circle r={22 * Math.max(layout.pieceScale, 0.8)} class="reach" />
      <circle r="4.6" class="dot" />
    </g>
  )
}

/** What would stand there. */
function Ghost(props: { layout: Layout; target: Target; colour: string }): JSX.Element | null {
  const { layout, target, colour } = props
  if (target.kind === 'robber') return null
  const size = target.kind === 'road' ? layout.scale : layout.pieceScale
  return (
    <g class="ghost" transform={`rotate(${target.turn}) scale(${size})`}>
      {target.kind === 'road' && <RoadPiece colour={colour} />}
      {target.kind === 'settle' && <HousePiece colour={colour} />}
      {target.kind === 'city' && <CityPiece colour={colour} />}
    </g>
  )
}

function Ring({ layout, target }: { layout: Layout; target: Target }): JSX.Element {
  const { scale, pieceScale } = layout
  if (target.kind === 'road') {
    const width = 40 * scale
    return (
      <g transform={`rotate(${target.turn})`}>
        <rect
          x={-22 * scale}
          y={-14 * Math.max(scale, 0.8)}
          width={44 * scale}
          height={28 * Math.max(scale, 0.8)}
          class="reach"
        />
        <rect x={-width / 2} y={-6 * scale} width={width} height={12 * scale} rx={5 * scale} class="casing" />
        <rect x={-width / 2} y={-6 * scale} width={width} height={12 * scale} rx={5 * scale} class="ring" />
      </g>
    )
  }
  const radius =
    target.kind === 'robber' ? 27 * scale : target.kind === 'city' ? 22 * pieceScale : 15 * pieceScale
  const reach = target.kind === 'robber' ? 42 * scale : 22 * Math.max(pieceScale, 0.8)
  return (
    <g>
      <circle r={reach} class="reach" />
      <circle r={radius} class="casing" />
      <circle r={radius} class={target.kind === 'robber' ? 'ring open' : 'ring'} />
    </g>
  )
}
