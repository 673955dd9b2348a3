/** What cannot be done now keeps its place: pointed at, touched or reached by key, it says why. */
import type { ComponentChildren, JSX, TargetedEvent } from 'preact'
import { useId } from 'preact/hooks'

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

export function Explained({ reason, class: name = '', children }: Props): JSX.Element {
  const id = useId()
  return (
    <span class={`choice ${name}`} onPointerEnter={bringInside} onFocusIn={bringInside}>
      {children(reason ? { 'aria-disabled': 'true', 'aria-describedby': id } : {})}
      {reason && (
        <span class="bubble" id={id}>
          {reason}
        </span>
      )}
    </span>
  )
}

const EDGE = 8

/** A bubble that would stick out of the window moves sideways, or below its control. */
function bringInside(event: TargetedEvent<HTMLElement>): void {
  const bubble = event.currentTarget.querySelector<HTMLElement>('.bubble')
  if (!bubble) return
  bubble.style.translate = ''
  delete bubble.dataset.below
  const { left, right, top } = bubble.getBoundingClientRect()
  if (top < EDGE) bubble.dataset.below = ''
  const aside = left < EDGE ? EDGE - left : Math.min(0, document.documentElement.clientWidth - EDGE - right)
  if (aside !== 0) bubble.style.translate = `${aside}px`
}
