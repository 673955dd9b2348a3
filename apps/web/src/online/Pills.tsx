import type { JSX } from 'preact'

interface Props<V extends string> {
  readonly title: string
  /** Where the title stands elsewhere already. */
  readonly label?: string
  readonly value: V
  readonly options: { readonly [value in V]: string }
  readonly note?: string
  onChange(value: V): void
}

/** One of a few, side by side. */
export function Pills<V extends string>(props: Props<V>): JSX.Element {
  const { title, label, value, options, note, onChange } = props
  const name = label ?? title
  return (
    <fieldset class="choices-row" aria-label={name}>
      {title !== '' && <legend>{title}</legend>}
      {(Object.entries(options) as [V, string][]).map(([key, said]) => (
        <label key={key} class={key === value ? 'pill on' : 'pill'}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {said}
        </label>
      ))}
      {note && <p class="cap">{note}</p>}
    </fieldset>
  )
}
