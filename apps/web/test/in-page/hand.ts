/** How a control is pressed: by a pointer that must be able to hit it, or by keys that must be able to reach it. */
import { isTabbable } from './tab-order.ts'

export type Way = 'pointer' | 'keyboard'

export interface Hand {
  readonly way: Way
  /** Whether this hand gets at the element. */
  reaches(one: Element): boolean
  press(one: Element): void
}

const isOpen = (one: Element) => !one.matches(':disabled, [aria-disabled=true]') && one.checkVisibility()

const nameOf = (one: Element) =>
  `${one.tagName.toLowerCase()} ${one.getAttribute('data-choice') ?? one.getAttribute('data-act') ?? ''}`

/** What lies at the middle of the element is the element itself, something within it, or what it lies in. */
function isHit(one: Element): boolean {
  one.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { x, y } = middleOf(one)
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (one.contains(hit) || hit.contains(one))
}

function middleOf(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export const pointer: Hand = {
  way: 'pointer',
  reaches: (one) => isOpen(one) && isHit(one),
  press(one) {
    if (!isOpen(one)) throw new Error(`${nameOf(one)} is closed or not to be seen`)
    if (!isHit(one)) throw new Error(`${nameOf(one)} is covered by something else`)
    const { x, y } = middleOf(one)
    // Drawn elements have no click(), and a board may go by where it was pressed.
    const event = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX: x, clientY: y }
    one.dispatchEvent(new MouseEvent('click', event))
  },
}

export const keyboard: Hand = {
  way: 'keyboard',
  reaches: (one) => isOpen(one) && isTabbable(one),
  press(one) {
    if (!isOpen(one)) throw new Error(`${nameOf(one)} is closed or not to be seen`)
    if (!isTabbable(one)) throw new Error(`${nameOf(one)} cannot be reached by Tab`)
    focus(one)
    pressKey(one, 'Enter')
  },
}

export function focus(one: Element): void {
  ;(one as HTMLElement).focus()
  if (document.activeElement !== one) throw new Error(`${nameOf(one)} does not take the focus`)
}

/** A key as the browser gives it: the page's handlers first, then what Enter does to buttons and links by itself. */
export function pressKey(one: Element, key: string): void {
  const event = { key, code: key, bubbles: true, cancelable: true, composed: true }
  const goesOn = one.dispatchEvent(new KeyboardEvent('keydown', event))
  if (goesOn && key === 'Enter') {
    if (!one.matches('button, a[href], summary')) throw new Error(`Enter does nothing on ${nameOf(one)}`)
    ;(one as HTMLElement).click()
  }
  one.dispatchEvent(new KeyboardEvent('keyup', event))
}
