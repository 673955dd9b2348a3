/** A ring around the part of the page that is meant. It follows the part wherever it goes. */
import type { Mark, Spot } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import './ring.css'

/** Room between the part and the ring. */
const ROOM = 6
const SHEET = '.left .sheet > .drawing'

interface Props {
  /** On a phone one may have to open something before: then that is meant first. */
  readonly around: Mark
  readonly look?: 'strong' | 'hinted' | undefined
  /** The part is brought into sight. */
  readonly isSought?: boolean
}

interface Found {
  readonly name: string
  readonly part: Element
  readonly box: DOMRect
}

export function Ring({ around, look, isSought = true }: Props): JSX.Element {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let seen: Element | null = null
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const found = 'width' in around ? onSheet(around) : shownPart(around)
      if (isSought && found && found.part !== seen) seek(found)
      seen = found?.part ?? null
      if (ring.current) {
        ring.current.dataset.around = found?.name ?? ''
        lay(ring.current, found && !isUnderDock(found) ? found.box : null)
      }
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [JSON.stringify(around)])
  // Hidden until it is laid.
  return <div ref={ring} class={`page-ring ${look ?? ''}`} hidden aria-hidden="true" />
}

function shownPart(selectors: readonly string[]): Found | null {
  for (const name of selectors) {
    for (const part of document.querySelectorAll(name)) {
      const box = part.getBoundingClientRect()
      if (box.width > 0) return { name, part, box }
    }
  }
  return null
}

/** A place of the drawing, wherever the drawing is and however closely it is looked at. */
function onSheet({ x, y, width, height }: Spot): Found | null {
  const part = document.querySelector<SVGSVGElement>(SHEET)
  const scale = part?.getScreenCTM()
  if (!part || !scale) return null
  const box = new DOMRect(scale.e + x * scale.a, scale.f + y * scale.d, width * scale.a, height * scale.d)
  return { name: SHEET, part, box }
}

function seek({ name, part, box }: Found): void {
  if (name !== SHEET) part.scrollIntoView({ block: 'center' })
  else if (box.top < 0 || box.bottom > innerHeight * 0.6) scrollBy(0, box.bottom - innerHeight * 0.55)
}

/** On a phone the dock lies over the lower part of the sheet. */
function isUnderDock({ part, box }: Found): boolean {
  const dock = part.closest('.sheet') && document.querySelector('.left .dock')
  return dock ? box.top + box.height / 2 > dock.getBoundingClientRect().top : false
}

function lay(ring: HTMLElement, box: DOMRect | null): void {
  ring.hidden = box === null
  if (!box) return
  ring.style.left = `${box.left - ROOM}px`
  ring.style.top = `${box.top - ROOM}px`
  ring.style.width = `${box.width + 2 * ROOM}px`
  ring.style.height = `${box.height + 2 * ROOM}px`
}
