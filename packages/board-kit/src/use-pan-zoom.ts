/** Looking closer at a drawing by keys, wheel and pointers. */
import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent, TargetedWheelEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Look, moved, type Size, WHOLE, zoomed } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface PanZoom {
  readonly look: Look
  readonly drawing: RefObject<SVGSVGElement | null>
  keys(event: TargetedKeyboardEvent<HTMLElement>): void
  wheel(event: TargetedWheelEvent<HTMLElement>): void
  down(event: TargetedPointerEvent<HTMLElement>): void
  move(event: TargetedPointerEvent<HTMLElement>): void
  up(event: TargetedPointerEvent<HTMLElement>): void
}

export function usePanZoom(size: Size): PanZoom {
  const [look, setLook] = useState<Look>(WHOLE)
  const drawing = useRef<SVGSVGElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const tapped = useRef({ x: 0, y: 0, at: 0 })
  const toDrawing = (at: Point) => pointOf(drawing.current, at)
  const zoom = (factor: number, at: Point) => setLook(zoomed(look, factor, at, size))
  return {
    look,
    drawing,
    keys({ key }) {
      const middle = { x: look.x + size.width / look.scale / 2, y: look.y + size.height / look.scale / 2 }
      if (key === '+') zoom(1.25, middle)
      else if (key === '-') zoom(0.8, middle)
      else if (key === '0') setLook(WHOLE)
    },
    wheel(event) {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 200), toDrawing(placeOf(event)))
    },
    down(event) {
      pointers.current.set(event.pointerId, placeOf(event))
      if (event.pointerType !== 'touch' || pointers.current.size > 1) return
      const here = placeOf(event)
      const before = tapped.current
      tapped.current = { ...here, at: event.timeStamp }
      const isSecond = event.timeStamp - before.at < DOUBLE_MS && distance(before, here) < DOUBLE_PX
      if (isSecond) setLook(look.scale > 1 ? WHOLE : zoomed(look, 2, toDrawing(here), size))
    },
    move(event) {
      const here = placeOf(event)
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, here)
      if (other) zoom(pinch(before, here, other), toDrawing(between(here, other)))
      else if (look.scale > 1) setLook(dragged(look, toDrawing(before), toDrawing(here), size))
    },
    up: (event) => void pointers.current.delete(event.pointerId),
  }
}

/** Two taps at one place look closer, or show the whole again. */
const DOUBLE_MS = 300
const DOUBLE_PX = 24

function placeOf(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY }
}

/** How much further a finger is from the other one than before. */
function pinch(before: Point, here: Point, other: Point): number {
  return distance(here, other) / Math.max(1, distance(before, other))
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function dragged(look: Look, from: Point, to: Point, size: Size): Look {
  return moved(look, to.x - from.x, to.y - from.y, size)
}

function pointOf(svg: SVGSVGElement | null, { x, y }: Point): Point {
  const matrix = svg?.getScreenCTM()?.inverse()
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y }
}
