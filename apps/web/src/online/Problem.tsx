import type { JSX } from 'preact'

/** Why something was not done; there is always a place for it, so that it is read out. */
export function Problem({ text }: { text: string }): JSX.Element {
  return (
    <p class="why problem" role="alert">
      {text}
    </p>
  )
}
