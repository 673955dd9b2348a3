/** The sheet a board is drawn on. Pinch, ctrl-wheel or + and - make it larger, dragging moves it, 0 shows it whole. */
import type { ComponentChildren, JSX } from 'preact'
import { usePanZoom } from './use-pan-zoom.ts'
import { type Size, viewBoxOf } from './zoom.ts'

interface Props extends Size {
  readonly label: string
  readonly class?: string
  readonly children: ComponentChildren
}

export function Stage({ width, height, label, children, class: name = '' }: Props): JSX.Element {
  const size = { width, height }
  const { look, drawing, keys, wheel, down, move, up } = usePanZoom(size)
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
    >
      <svg ref={drawing} viewBox={viewBoxOf(look, size)} preserveAspectRatio="xMidYMid meet">
        <title>{label}</title>
        {children}
      </svg>
    </section>
  )
}
