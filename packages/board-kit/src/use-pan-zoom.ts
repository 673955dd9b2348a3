/** Looking closer at a drawing by keys, wheel and pointers; where places lie closer than a thumb is wide, a finger aims. */
import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent, TargetedWheelEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Aim, type Aimed, nearestOf, THUMB } from './aim.ts'
import { type Look, moved, type Size, WHOLE, zoomed } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface PanZoom {
  readonly look: Look
  readonly drawing: RefObject<SVGSVGElement | null>
  /** What a finger is over, and where the finger is. */
  readonly aimed: Aimed | null
  showWhole(): void
  keys(event: TargetedKeyboardEvent<HTMLElement>): void
  wheel(event: TargetedWheelEvent<HTMLElement>): void
  down(event: TargetedPointerEvent<HTMLElement>): void
  move(event: TargetedPointerEvent<HTMLElement>): void
  up(event: TargetedPointerEvent<HTMLElement>): void
  /** A press that moved, enlarged or aimed is no click on what lies under it. */
  click(event: Event): void
}

// Long for a reason: one hand's ways with one sheet, which share where its fingers are.
export function usePanZoom(size: Size, aim: Aim | null): PanZoom {
  const [look, setLook] = useState<Look>(WHOLE)
  const [aimed, setAimed] = useState<Aimed | null>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const pressed = useRef({ x: 0, y: 0, at: 0, isSpent: false, isAiming: false })
  const toDrawing = (at: Point) => pointOf(drawing.current, at)
  const zoom = (factor: number, at: Point) => setLook(zoomed(look, factor, at, size))
  const take = (here: Point) => {
    const scale = drawing.current?.getScreenCTM()?.a ?? 1
    const place = aim && aim.apart * scale < THUMB ? nearestOf(aim, toDrawing(here), AIM_PX / scale) : null
    setAimed(place && { place, scale, finger: within(drawing.current, here) })
    return place !== null
  }
  return {
    look,
    drawing,
    aimed,
    showWhole: () => setLook(WHOLE),
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
      // The small map is a button of its own.
      if (!(event.target instanceof Node && drawing.current?.contains(event.target))) {
        pressed.current.isSpent = false
        return
      }
      const here = placeOf(event)
      pointers.current.set(event.pointerId, here)
      const before = pressed.current
      const isOneFinger = event.pointerType === 'touch' && pointers.current.size === 1
      const isSecond =
        isOneFinger && event.timeStamp - before.at < DOUBLE_MS && distance(before, here) < DOUBLE_PX
      const isAiming = isOneFinger && !isSecond && take(here)
      const isSpent = isAiming || isSecond || pointers.current.size > 1
      pressed.current = { ...here, at: event.timeStamp, isSpent, isAiming }
      if (isSecond) setLook(look.scale > 1 ? WHOLE : zoomed(look, 2, toDrawing(here), size))
      if (!isAiming) setAimed(null)
    },
    move(event) {
      const here = placeOf(event)
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, here)
      if (other) zoom(pinch(before, here, other), toDrawing(between(here, other)))
      else if (pressed.current.isAiming) take(here)
      else if (look.scale > 1) {
        if (distance(pressed.current, here) > DRAG_PX) pressed.current.isSpent = true
        setLook(dragged(look, toDrawing(before), toDrawing(here), size))
      }
    },
    up(event) {
      pointers.current.delete(event.pointerId)
      if (aimed && event.type === 'pointerup') aim?.onAim(aimed.place.key)
      setAimed(null)
    },
    click(event) {
      if (!pressed.current.isSpent) return
      pressed.current.isSpent = false
      event.stopPropagation()
    },
  }
}

/** Two taps at one place look closer, or show the whole again. */
const DOUBLE_MS = 300
const DOUBLE_PX = 24
/** A pointer that goes further than this drags. */
const DRAG_PX = 6
/** A finger further from every place than this means none of them. */
const AIM_PX = 72

function placeOf(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY }
}

/** In pixels from the upper left corner of the sheet. */
function within(svg: SVGSVGElement | null, { x, y }: Point): Point & { readonly room: number } {
  const box = svg?.getBoundingClientRect()
  return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0), room: box?.width ?? 0 }
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
