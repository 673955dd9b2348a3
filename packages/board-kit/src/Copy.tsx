/** A drawing once more, to be looked at only: nothing in it can be pressed, found or read aloud. */
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Props {
  readonly of: RefObject<SVGGElement | null>
  /** Changes when the drawing does. */
  readonly version: unknown
}

/** A clone and not a `use` element: styles that name something around the drawing do not reach into that. */
export function Copy({ of, version }: Props): JSX.Element {
  const place = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const copies = [...(of.current?.childNodes ?? [])].map((node) => node.cloneNode(true))
    place.current?.replaceChildren(...copies)
    for (const node of place.current?.querySelectorAll('*') ?? []) {
      for (const name of node.getAttributeNames()) {
        if (NAMES.test(name)) node.removeAttribute(name)
      }
    }
  }, [version])
  return <g ref={place} />
}

/** What makes an element one of its kind. */
const NAMES = /^(id|role|tabindex|data-.*|aria-.*)$/
