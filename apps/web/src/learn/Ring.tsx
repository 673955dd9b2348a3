/** A ring around the part of the page that is meant. It follows the part wherever it goes. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Room between the part and the ring. */
const ROOM = 6

export function Ring({ around, strong = false }: { around: string; strong?: boolean }): JSX.Element {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let seen: Element | null = null
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const part = shownPart(around)
      if (part && part !== seen) part.scrollIntoView({ block: 'center' })
      seen = part
      if (ring.current) lay(ring.current, part?.getBoundingClientRect() ?? null)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [around])
  return (
    <div
      ref={ring}
      class={strong ? 'coach-ring strong' : 'coach-ring'}
      data-around={around}
      aria-hidden="true"
    />
  )
}

function shownPart(selector: string): Element | null {
  const parts = [...document.querySelectorAll(selector)]
  return parts.find((part) => part.getBoundingClientRect().width > 0) ?? null
}

function lay(ring: HTMLElement, box: DOMRect | null): void {
  ring.hidden = box === null
  if (!box) return
  ring.style.left = `${box.left - ROOM}px`
  ring.style.top = `${box.top - ROOM}px`
  ring.style.width = `${box.width + 2 * ROOM}px`
  ring.style.height = `${box.height + 2 * ROOM}px`
}
