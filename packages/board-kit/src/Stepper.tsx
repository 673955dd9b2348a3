import type { ComponentChildren, JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { type Why, WhyLine } from './Choice.tsx'
import { Explained } from './Explained.tsx'
import { SpeechContext } from './Sentence.tsx'
import { WORDS } from './texts/index.ts'

interface Props {
  readonly value: number
  readonly least?: number
  readonly most: number
  /** What the two buttons are called, and the names tests and shortcuts know them by. */
  readonly less: string
  readonly more: string
  readonly names: readonly [less: string, more: string]
  onChange(value: number): void
  /** In place of the bare number. */
  readonly children?: ComponentChildren
  /** Why it cannot be more, where there is more to say than that. */
  readonly whyNotMore?: Why | null
}

/** A small amount: fewer, how many, more. */
export function Stepper(props: Props): JSX.Element {
  const { value, least = 0, most, less, more, names, onChange, children, whyNotMore } = props
  const words = WORDS[useContext(SpeechContext).language]
  const lowest = value <= least ? { line: [words.noLess], rule: null } : null
  const highest = value >= most ? (whyNotMore ?? { line: [words.noMore], rule: null }) : null
  return (
    <span class="stepper">
      <Step label={less} name={names[0]} why={lowest} onStep={() => onChange(value - 1)}>
        −
      </Step>
      <output class="num">{children ?? value}</output>
      <Step label={more} name={names[1]} why={highest} onStep={() => onChange(value + 1)}>
        +
      </Step>
    </span>
  )
}

interface StepProps {
  readonly label: string
  readonly name: string
  readonly why: Why | null
  onStep(): void
  readonly children: string
}

function Step({ label, name, why, onStep, children }: StepProps): JSX.Element {
  return (
    <Explained reason={why && <WhyLine why={why} />}>
      {(closed) => (
        <button
          type="button"
          class={why ? 'btn sq no' : 'btn sq'}
          aria-label={label}
          data-choice={name}
          {...closed}
          onClick={() => {
            if (!why) onStep()
          }}
        >
          {children}
        </button>
      )}
    </Explained>
  )
}
