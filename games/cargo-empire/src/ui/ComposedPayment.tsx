/** Any set of cards put together by hand; what the rules say against it stands beside it. */
import { Stepper, useRefusal, WhyLine, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { TRANSPORTS } from '../content.ts'
import { TransportCard } from './Card.tsx'
import type { CarryProps } from './CarryDock.tsx'
import type { Carry } from './plan.ts'

export interface CardCounts {
  readonly car: number
  readonly train: number
  readonly ship: number
}

interface Props extends CarryProps {
  readonly counts: CardCounts
  readonly action: Carry
  onChange(counts: CardCounts | null): void
}

export function ComposedPayment({ play, words, one, counts, action, onChange }: Props): JSX.Element {
  const refusal = useRefusal(play.check, action, play.view)
  const why = whyOf(refusal, play.sayWhy)
  return (
    <div class="composed">
      {TRANSPORTS.map((kind) => (
        <span key={kind} class="composed-kind">
          <TransportCard kind={kind} width={32} />
          <Stepper
            value={counts[kind]}
            most={one.hand[kind]}
            less={words.less(kind)}
            more={words.more(kind)}
            names={[`less-${kind}`, `more-${kind}`]}
            onChange={(many) => onChange({ ...counts, [kind]: many })}
          />
        </span>
      ))}
      <button type="button" class="btn" data-choice="proposals" onClick={() => onChange(null)}>
        {words.proposals}
      </button>
      <p class="composed-why" aria-live="polite" data-why={refusal?.code ?? ''}>
        {why && <WhyLine why={why} />}
      </p>
    </div>
  )
}
