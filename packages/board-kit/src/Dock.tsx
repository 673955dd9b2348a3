/** One place to look: the sentence, the hand, the buttons. */
import type { Line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { arrowKeys } from './arrows.ts'
import { NewsForDock } from './DockNews.tsx'
import { Sentence } from './Sentence.tsx'
import { useSteadyHeight } from './steady-height.ts'
import { useWhyPlace } from './why-place.ts'

interface Props {
  /** Magenta edge: it is yours to decide. */
  readonly asked: boolean
  readonly sentence: Line
  readonly label: string
  readonly children?: ComponentChildren
  readonly class?: string
}

export function Dock({ asked, sentence, label, children, class: name = '' }: Props): JSX.Element {
  const place = useRef<HTMLElement>(null)
  const why = useWhyPlace()
  useSteadyHeight(place, asked)
  useEffect(() => {
    if (asked) goOnFrom(place.current)
  }, [asked])
  return (
    <section
      ref={place}
      class={`dock ${asked ? '' : 'wait'} ${name}`}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={arrowKeys}
    >
      <p class="say" aria-live="polite" data-say={asked ? 'asked' : 'waiting'}>
        <Sentence line={sentence} />
      </p>
      {why && (
        <p class="why-place" role="status" data-why={why.id}>
          {why.reason}
        </p>
      )}
      {children}
      {!asked && <NewsForDock />}
    </section>
  )
}

/** Where somebody was last asked something. */
let askedAt = ''

/**
 * The button of the choice before is gone: who plays by keyboard goes on from here, not from the top of the page. Who
 * has only just come to the page begins at its top.
 */
export function goOnFrom(place: HTMLElement | null): void {
  const isNew = askedAt !== location.pathname
  askedAt = location.pathname
  if (!isNew && document.activeElement === document.body) place?.focus({ preventScroll: true })
}
