/** The one-time code from another device: this browser becomes the same guest. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { setGuest } from './use-guest.ts'
import { useOnlineWords } from './words.ts'

export function CarryField({ onDone }: { onDone?(name: string): void }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [code, setCode] = useState('')
  const take = (event: Event) => {
    event.preventDefault()
    doing.run(async () => {
      const { guest } = await api.useCarryCode(code.trim().toLowerCase())
      setCode('')
      setGuest(guest)
      onDone?.(guest.name)
    })
  }
  return (
    <>
      <form class="field-row" onSubmit={take}>
        <input
          class="field code"
          aria-label={o.carryField}
          placeholder="abcd-efgh-jkmn-pqrs"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={30}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={doing.isBusy || code.trim() === ''}>
          {o.carryUse}
        </button>
      </form>
      <Problem text={doing.problem} />
    </>
  )
}
