/** A ring around the part of the page that is meant. It follows the part wherever it goes. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Room between the part and the ring. */
const ROOM = 6

interface Props {
  /** Selectors; the first that can be seen is meant. On a phone one may have to open something before. */
  readonly around: readonly string[]
  readonly strong?: boolean
}

export function Ring({ around, strong = false }: Props): JSX.Element {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let seen: Element | null = null
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const [selector, part] = shownPart(around)
      if (part && part !== seen) part.scrollIntoView({ block: 'center' })
      seen = part
      if (ring.current) {
        ring.current.dataset.around = selector
        lay(ring.current, part?.getBoundingClientRect() ?? null)
      }
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [around.join()])
  return (
    <div
      ref={ring}
      class={strong ? 'coach-ring strong' : 'coach-ring'}
      data-around={around}
      aria-hidden="true"
    />
  )
}

function shownPart(selectors: readonly string[]): [string, Element | null] {
  for (const selector of selectors) {
    const parts = [...document.querySelectorAll(selector)]
    const part = parts.find((one) => one.getBoundingClientRect().width > 0)
    if (part) return [selector, part]
  }
  return ['', null]
}

function lay(ring: HTMLElement, box: DOMRect | null): void {
  ring.hidden = box === null
  if (!box) return
  ring.style.left = `${box.left - ROOM}px`
  ring.style.top = `${box.top - ROOM}px`
  ring.style.width = `${box.width + 2 * ROOM}px`
  ring.style.height = `${box.height + 2 * ROOM}px`
}
