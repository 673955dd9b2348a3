/** A button that names a deed; when the deed is forbidden it stays where it is and says why. */
import type { Rejection } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { Explained } from './Explained.tsx'
import { Icon } from './Icon.tsx'
import { RuleLink } from './RuleLink.tsx'
import { Sentence } from './Sentence.tsx'

export interface Why {
  readonly line: Line
  readonly rule: string | null
}

interface Props {
  /** The one filled button is the proposal. */
  readonly main?: boolean
  readonly why?: Why | null | undefined
  readonly pressed?: boolean
  readonly name?: string
  /** The id of what says more about it. */
  readonly toldBy?: string | undefined
  readonly class?: string
  onPick(): void
  readonly children: ComponentChildren
}

export function Choice(props: Props): JSX.Element {
  const { main, why, pressed, name, toldBy, onPick, children, class: extra = '' } = props
  const look = why ? 'btn no' : main ? 'btn main' : 'btn'
  return (
    <Explained class={extra} reason={why && <WhyLine why={why} />}>
      {(closed) => (
        <button
          type="button"
          class={look}
          data-choice={name}
          aria-describedby={toldBy}
          {...closed}
          aria-pressed={pressed}
          onClick={() => {
            if (!why) onPick()
          }}
        >
          {children}
        </button>
      )}
    </Explained>
  )
}

export function WhyLine({ why }: { why: Why }): JSX.Element {
  return (
    <span class="why">
      <Icon name="i-no" size={16} />
      <span>
        <Sentence line={why.line} /> {why.rule && <RuleLink rule={why.rule} />}
      </span>
    </span>
  )
}

export function whyOf(rejection: Rejection | null, say: (rejection: Rejection) => Line): Why | null {
  return rejection && { line: say(rejection), rule: rejection.rule }
}
