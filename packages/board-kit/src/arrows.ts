/** Arrow keys go to the nearest button in that direction, within one group of targets. */
import type { TargetedKeyboardEvent } from 'preact'

const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Nearest point along a direction; points far off to the side count for less. */
export function nearest<T>(
  from: Point,
  way: readonly [number, number],
  others: readonly (readonly [T, Point])[],
): T | null {
  let best: T | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const [thing, { x, y }] of others) {
    const along = (x - from.x) * way[0] + (y - from.y) * way[1]
    const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0])
    const distance = along + aside * 3
    if (along > 1 && distance < shortest) {
      shortest = distance
      best = thing
    }
  }
  return best
}

export function arrowKeys(event: TargetedKeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key]
  const here = document.activeElement
  if (!way || !here || !event.currentTarget.contains(here)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [role="button"]')]
  const others = buttons
    .filter((one) => one !== here && one.offsetParent !== null)
    .map((one) => [one, middle(one)] as const)
  const next = nearest(middle(here), way, others)
  if (!next) return
  next.focus()
  event.preventDefault()
}

function middle(node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
