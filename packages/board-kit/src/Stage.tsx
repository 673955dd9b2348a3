/** The sheet a board is drawn on. Pinch, ctrl-wheel or + and - make it larger, dragging moves it, 0 shows it whole. */
import type {
  ComponentChildren,
  JSX,
  TargetedKeyboardEvent,
  TargetedPointerEvent,
  TargetedWheelEvent,
} from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Look, moved, type Size, viewBoxOf, WHOLE, zoomed } from './zoom.ts'

interface Props extends Size {
  readonly label: string
  readonly class?: string
  readonly children: ComponentChildren
}

type PointerMap = Map<number, { x: number; y: number }>

export function Stage({ width, height, label, children, class: name = '' }: Props): JSX.Element {
  const size = { width, height }
  const drawing = useRef<SVGSVGElement>(null)
  const { look, handlers } = useLook(size, drawing)
  return (
    <section
      class={`sheet ${look.scale > 1 ? 'zoomed' : ''} ${name}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that look closer need the focus
      tabIndex={0}
      {...handlers}
    >
      <svg ref={drawing} viewBox={viewBoxOf(look, size)} preserveAspectRatio="xMidYMin meet">
        <title>{label}</title>
        {children}
      </svg>
    </section>
  )
}

/** Looking closer, and where: the pointers, keys and wheel that change it. */
function useLook(size: Size, drawing: { readonly current: SVGSVGElement | null }) {
  const [look, setLook] = useState<Look>(WHOLE)
  const pointers = useRef<PointerMap>(new Map())

  const toDrawing = (x: number, y: number) => pointOf(drawing.current, x, y)
  const keys = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const middle = { x: look.x + size.width / look.scale / 2, y: look.y + size.height / look.scale / 2 }
    if (event.key === '+') setLook(zoomed(look, 1.25, middle, size))
    else if (event.key === '-') setLook(zoomed(look, 0.8, middle, size))
    else if (event.key === '0') setLook(WHOLE)
  }
  const wheel = (event: TargetedWheelEvent<HTMLElement>) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    setLook(zoomed(look, Math.exp(-event.deltaY / 200), toDrawing(event.clientX, event.clientY), size))
  }
  const down = (event: TargetedPointerEvent<HTMLElement>) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: TargetedPointerEvent<HTMLElement>) => {
    const here = { x: event.clientX, y: event.clientY }
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, here)
    if (other) {
      const factor = distance(here, other) / Math.max(1, distance(before, other))
      setLook(zoomed(look, factor, toDrawing((here.x + other.x) / 2, (here.y + other.y) / 2), size))
    } else if (look.scale > 1) {
      const a = toDrawing(before.x, before.y)
      const b = toDrawing(here.x, here.y)
      setLook(moved(look, b.x - a.x, b.y - a.y, size))
    }
  }
  const up = (event: TargetedPointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }
  const handlers = {
    onKeyDown: keys,
    onWheel: wheel,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
  }
  return { look, handlers }
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function pointOf(svg: SVGSVGElement | null, x: number, y: number): { x: number; y: number } {
  const matrix = svg?.getScreenCTM()?.inverse()
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y }
}
