/** A link that somebody sent, pasted where one looks for it. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { go } from '../router.ts'
import { useOnlineWords } from './words.ts'

/** The path of a link; null when it leads to no table of this house. */
export function pathOfLink(text: string): string | null {
  const found = /\/(join|online)\/([a-z0-9]{8,16}(?:#[\w-]+)?)$/.exec(text.trim())
  return found ? `/${found[1]}/${found[2]}` : null
}

export function JoinField(): JSX.Element {
  const o = useOnlineWords()
  const [text, setText] = useState('')
  const [isBad, setBad] = useState(false)
  const join = (event: Event) => {
    event.preventDefault()
    const path = pathOfLink(text)
    if (path) go(path)
    setBad(path === null)
  }
  return (
    <form class="field-row" onSubmit={join}>
      <input
        class="field"
        aria-label={o.joinField}
        placeholder={o.joinField}
        autocomplete="off"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setBad(false)
        }}
      />
      <button type="submit" class="btn" data-choice="join" disabled={text.trim() === ''}>
        {o.join}
      </button>
      {isBad && (
        <p class="why" role="alert">
          {o.badLink}
        </p>
      )}
    </form>
  )
}
