/** The board by its code, where the game can be laid by one. The rules say what is none. */
import type { AnyTexts } from '@quayside/texts'
import type { JSX } from 'preact'

interface Props {
  readonly texts: AnyTexts
  readonly value: string
  /** At every letter. */
  onInput?(code: string): void
  /** When the field is left, where every change costs a request. */
  onChange?(code: string): void
}

/** As long as the server takes it. */
const MOST = 120

export function LayoutField({ texts, value, onInput, onChange }: Props): JSX.Element | null {
  const { layout } = texts
  if (!layout) return null
  return (
    <fieldset class="choices-row">
      <legend>{layout.title}</legend>
      <input
        class="field code-field"
        aria-label={layout.title}
        data-choice="layout"
        maxLength={MOST}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={value}
        onInput={(event) => onInput?.(event.currentTarget.value.trim())}
        onChange={(event) => onChange?.(event.currentTarget.value.trim())}
      />
      <p class="cap">{layout.explain}</p>
    </fieldset>
  )
}
