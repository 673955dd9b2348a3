/** One place to look: the sentence, the hand, the buttons. */
import type { Line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { arrowKeys } from './arrows.ts'
import { Sentence } from './Sentence.tsx'

interface Props {
  /** Magenta edge: it is yours to decide. */
  readonly asked: boolean
  readonly sentence: Line
  readonly label: string
  readonly children?: ComponentChildren
  readonly class?: string
}

export function Dock({ asked, sentence, label, children, class: name = '' }: Props): JSX.Element {
  return (
    <section class={`dock ${asked ? '' : 'wait'} ${name}`} aria-label={label} onKeyDown={arrowKeys}>
      <p class="say" aria-live="polite" data-say={asked ? 'asked' : 'waiting'}>
        <Sentence line={sentence} />
      </p>
      {children}
    </section>
  )
}
