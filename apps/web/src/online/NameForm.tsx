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
        <NameField name={name} onChange={setName} />
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

function NameField({ name, onChange }: { name: string; onChange(name: string): void }): JSX.Element {
  const o = useOnlineWords()
  return (
    <input
      class="field"
      name="nickname"
      autocomplete="nickname"
      aria-label={o.nameField}
      placeholder={o.nameField}
      required
      maxLength={NAME_LENGTH}
      value={name}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  )
}
