/** What cannot be done now keeps its place: pointed at, touched or reached by key, it says why. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { askWhy, closeWhy, isSaidInDock, placeBubble, useAskedWhy } from './why-place.ts'

/** What the closed control carries. */
export interface Closed {
  readonly 'aria-disabled'?: 'true'
  readonly 'aria-describedby'?: string
}

interface Props {
  /** Nothing: the control is open. */
  readonly reason: ComponentChildren
  readonly class?: string
  children(closed: Closed): ComponentChildren
}

/** The pointer may cross the gap to the bubble, whose rule is a link. */
const GRACE_MS = 250

export function Explained({ reason, class: name = '', children }: Props): JSX.Element {
  const id = useId()
  const isAsked = useAskedWhy()?.id === id && Boolean(reason)
  const leaving = useRef(0)
  const open = () => {
    clearTimeout(leaving.current)
    if (reason) askWhy(id, reason)
  }
  const leave = () => {
    leaving.current = setTimeout(() => closeWhy(id), GRACE_MS) as unknown as number
  }
  useEffect(() => {
    if (!reason) closeWhy(id)
  }, [!reason])
  useEffect(() => () => closeWhy(id), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key makes a click, and the focus comes before it
    <span
      class={`choice ${name}`}
      data-asked={isAsked ? '' : undefined}
      onPointerEnter={() => clearTimeout(leaving.current)}
      // On moving, not on entering: what comes to lie under a resting pointer was not asked about.
      onPointerMove={(event) => event.pointerType === 'mouse' && !isAsked && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocusIn={open}
      onFocusOut={leave}
      onClick={open}
    >
      {children(reason ? { 'aria-disabled': 'true', 'aria-describedby': id } : {})}
      {reason && (
        <Bubble id={id} isOpen={isAsked}>
          {reason}
        </Bubble>
      )}
    </span>
  )
}

/** Closed it is only the description of its control. Open it lies over the page, or leaves the word to the dock. */
function Bubble(props: { id: string; isOpen: boolean; children: ComponentChildren }): JSX.Element {
  const { id, isOpen, children } = props
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const one = bubble.current
    if (!one || !isOpen) return
    delete one.dataset.place
    if (isSaidInDock(one)) return
    one.showPopover()
    const control = one.parentElement?.querySelector<HTMLElement>(':scope > [aria-describedby]')
    if (control) placeBubble(one, control)
    // The dock has the word then.
    if (isSaidInDock(one)) one.hidePopover()
    const close = () => closeWhy(id)
    addEventListener('resize', close)
    return () => {
      removeEventListener('resize', close)
      one.hidePopover()
    }
  }, [isOpen, children])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      const isInside = event.target instanceof Node && bubble.current?.parentElement?.contains(event.target)
      const isInDock = event.target instanceof Element && event.target.closest('.why-place')
      if (isKey ? event.key === 'Escape' : !isInside && !isInDock) closeWhy(id)
    }
    document.addEventListener('pointerdown', close, true)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close, true)
      document.removeEventListener('keydown', close)
    }
  }, [isOpen])
  return (
    <span ref={bubble} class="bubble" id={id} popover="manual">
      {children}
    </span>
  )
}
