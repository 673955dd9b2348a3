/** The one "why not?" that is being read: where it stands, and when it goes. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export interface AskedWhy {
  readonly id: string
  readonly reason: ComponentChildren
}

let asked: AskedWhy | null = null
/** Docks on the page: where there is no room for a bubble, they say it in their second line. */
let docks = 0
const listeners = new Set<() => void>()

function tell(now: AskedWhy | null): void {
  if (asked === now) return
  asked = now
  for (const listener of listeners) listener()
}

export function askWhy(id: string, reason: ComponentChildren): void {
  if (asked?.id !== id || asked.reason !== reason) tell({ id, reason })
}

/** Without an id whatever is being read goes: the question has changed. */
export function closeWhy(id?: string): void {
  if (id === undefined || asked?.id === id) tell(null)
}

export function useAskedWhy(): AskedWhy | null {
  const [now, setNow] = useState(asked)
  useEffect(() => {
    const read = () => setNow(asked)
    listeners.add(read)
    read()
    return () => {
      listeners.delete(read)
    }
  }, [])
  return now
}

/** A dock says what is asked while it is on the page. */
export function useWhyPlace(): AskedWhy | null {
  useEffect(() => {
    docks++
    return () => {
      docks--
    }
  }, [])
  return useAskedWhy()
}

const COMPACT = '(width < 900px), (height <= 520px)'

/** In the dock, or in a bubble at the control; a bubble that finds no free place goes to the dock as well. */
export function isSaidInDock(bubble: HTMLElement | null): boolean {
  return docks > 0 && (matchMedia(COMPACT).matches || bubble?.dataset.place === 'none')
}

/** What a bubble never lies over: the sentence, the hand, and whatever can be pressed. */
const KEPT_FREE =
  '.say, .hand, .res-hand, .ctg-hand, .cg-hand, button:not([aria-disabled=true]):not(:disabled), a[href]:not(.rule), [role=button]'
const EDGE = 8

/** Above its control, else below, else above the whole dock: the first place that covers nothing one needs. */
export function placeBubble(bubble: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const dock = control.closest('.dock')?.getBoundingClientRect()
  const rows = [at.top - EDGE - height, at.bottom + EDGE, ...(dock ? [dock.top - EDGE - height] : [])]
  const columns = [at.right - width, at.left, at.left + (at.width - width) / 2]
  const free = freeBoxes(control)
  for (const top of rows) {
    for (const column of columns) {
      const left = Math.min(Math.max(EDGE, column), innerWidth - EDGE - width)
      const box = new DOMRect(left, top, width, height)
      if (top < EDGE || top + height > innerHeight - EDGE || free.some((one) => overlap(one, box))) continue
      bubble.style.left = `${left}px`
      bubble.style.top = `${top}px`
      bubble.dataset.place = 'found'
      return
    }
  }
  bubble.dataset.place = 'none'
}

function freeBoxes(control: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(KEPT_FREE)]
    .filter((one) => !control.contains(one) && !one.closest('.bubble') && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .concat(control.getBoundingClientRect())
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
