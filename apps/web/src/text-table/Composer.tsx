/** A choice put together: amounts and selections, what the rules say to it, and the sentence that would be done. */
import { type Compose, type Field, Sentence, useRefusal, WhyLine, whyOf } from '@quayside/board-kit'
import { valueIn } from '@quayside/board-kit/text-table'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { sentenceOf } from './sentence.ts'
import type { TextPlay } from './text-play.ts'

// biome-ignore lint/suspicious/noExplicitAny: each game's composer is safe inside
type AnyCompose = Compose<any>

interface Props extends TextPlay {
  readonly compose: AnyCompose
  readonly listed: readonly GameTypes['Action'][]
}

export function Composer(props: Props): JSX.Element {
  const { compose, listed, told, state, act, check, sayWhy } = props
  const [chosen, setChosen] = useState<{ readonly [field: string]: string }>({})
  const asked = { ...told, view: state.view, legal: listed, chosen }
  const action = compose.action(asked) as GameTypes['Action'] | null
  const why = whyOf(useRefusal(check, action, state.view), sayWhy)
  const id = useId()
  return (
    <div class="composer">
      {compose.fields(asked).map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={valueIn(field, chosen)}
          onChange={(value) => setChosen({ ...chosen, [field.name]: value })}
        />
      ))}
      <p class="composed-why" aria-live="polite" id={id}>
        {why && <WhyLine why={why} />}
      </p>
      {action && (
        <button
          type="button"
          class={why ? 'btn no' : 'btn main'}
          data-act={action.type}
          aria-disabled={why ? 'true' : undefined}
          aria-describedby={id}
          onClick={() => !why && act(action)}
        >
          <span>
            <Sentence line={sentenceOf(props, action)} />
          </span>
        </button>
      )}
    </div>
  )
}

function FieldOf(props: { field: Field; value: string; onChange(value: string): void }): JSX.Element {
  const { field, value, onChange } = props
  const { ask, name, label } = field
  const id = useId()
  return (
    <p class="text-field">
      <label for={id}>{label}</label>
      {'options' in ask ? (
        <select
          id={id}
          class="field"
          data-field={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {ask.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          class="field"
          type="number"
          data-field={name}
          min={ask.least}
          max={ask.most}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </p>
  )
}
