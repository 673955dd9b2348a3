/** Asked once: the name that others see. Whoever plays elsewhere already brings a code instead. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CarryField } from './CarryField.tsx'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { setGuest } from './use-guest.ts'
import { useOnlineWords } from './words.ts'

const NAME_LENGTH = 20

export function NameForm(): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [name, setName] = useState('')
  const enter = (event: Event) => {
    event.preventDefault()
    doing.run(async () => setGuest((await api.becomeGuest(name.trim())).guest))
  }
  return (
    <section class="panel name-form">
      <h2 class="say">{o.nameTitle}</h2>
      <p class="note">{o.nameNote}</p>
      <form class="field-row" onSubmit={enter}>
        <NameField name={name} label={o.nameField} onChange={setName} />
        <button
          type="submit"
          class="btn main"
          data-choice="come-in"
          disabled={doing.isBusy || name.trim() === ''}
        >
          {o.comeIn}
        </button>
      </form>
      <Problem text={doing.problem} />
      <details class="fold">
        <summary>{o.haveCode}</summary>
        <CarryField />
      </details>
    </section>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  onChange(name: string): void
}

export function NameField({ name, label, onChange }: FieldProps): JSX.Element {
  return (
    <label>
      {label}
      <input
        class="field"
        name="nickname"
        autocomplete="nickname"
        required
        maxLength={NAME_LENGTH}
        value={name}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
