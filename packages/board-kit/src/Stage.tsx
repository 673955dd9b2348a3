/**
 * The sheet a board is drawn on. Pinch, two taps, ctrl-wheel or + and - make it larger, dragging moves it, 0 shows it whole. What is
 * enlarged keeps a small map; a finger over places that lie close sees them through a loupe.
 */
import type { ComponentChildren, JSX } from 'preact'
import { useContext, useRef } from 'preact/hooks'
import { type Aim, type Aimed, loupeAt } from './aim.ts'
import { Copy } from './Copy.tsx'
import { SpeechContext } from './Sentence.tsx'
import { WORDS } from './texts/index.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { type Look, type Size, viewBoxOf } from './zoom.ts'

interface Props extends Size {
  readonly label: string
  readonly class?: string
  /** Places that a finger may choose among. */
  readonly aim?: Aim | null
  readonly children: ComponentChildren
}

export function Stage({ width, height, label, children, aim = null, class: name = '' }: Props): JSX.Element {
  const size = { width, height }
  const { look, drawing, aimed, showWhole, keys, wheel, down, move, up, click } = usePanZoom(size, aim)
  const drawn = useRef<SVGGElement>(null)
  const copy = () => <Copy of={drawn} version={children} />
  return (
    <section
      class={`sheet ${look.scale > 1 ? 'zoomed' : ''} ${name}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that look closer need the focus
      tabIndex={0}
      onKeyDown={keys}
      onWheel={wheel}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onClickCapture={click}
    >
      <svg ref={drawing} class="drawing" viewBox={viewBoxOf(look, size)} preserveAspectRatio="xMidYMid meet">
        <title>{label}</title>
        <g ref={drawn}>{children}</g>
        {aimed && <Sight aimed={aimed} />}
      </svg>
      {look.scale > 1 && (
        <SmallMap size={size} look={look} onPick={showWhole}>
          {copy()}
        </SmallMap>
      )}
      {aimed && <Loupe aimed={aimed}>{copy()}</Loupe>}
    </section>
  )
}

/** A ring of a thumb's width around the place that is meant. */
function Sight({ aimed: { place, scale } }: { aimed: Aimed }): JSX.Element {
  const { x, y } = place.spot
  return (
    <g class="sight" data-aimed={place.key}>
      <circle cx={x} cy={y} r={14 / scale} class="casing" />
      <circle cx={x} cy={y} r={14 / scale} class="ring" />
    </g>
  )
}

const LOUPE = 150
const LARGER = 2.5

function Loupe({ aimed, children }: { aimed: Aimed; children: ComponentChildren }): JSX.Element {
  const { x, y } = aimed.place.spot
  const part = LOUPE / LARGER / aimed.scale
  const at = loupeAt(aimed, LOUPE)
  return (
    <svg
      class="loupe"
      aria-hidden="true"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      width={LOUPE}
      height={LOUPE}
      viewBox={`${x - part / 2} ${y - part / 2} ${part} ${part}`}
    >
      {children}
      <Sight aimed={aimed} />
    </svg>
  )
}

interface MapProps {
  readonly size: Size
  readonly look: Look
  readonly children: ComponentChildren
  onPick(): void
}

/** Where on the whole one is; a press shows the whole again. */
function SmallMap({ size, look, children, onPick }: MapProps): JSX.Element {
  const words = WORDS[useContext(SpeechContext).language]
  return (
    <button
      type="button"
      class="small-map"
      data-choice="show-whole"
      aria-label={words.showWhole}
      title={words.showWhole}
      onClick={onPick}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {children}
        <rect
          x={look.x}
          y={look.y}
          width={size.width / look.scale}
          height={size.height / look.scale}
          class="here"
        />
      </svg>
    </button>
  )
}
