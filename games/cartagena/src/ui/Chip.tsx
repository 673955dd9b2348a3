import type { ComponentChildren, JSX } from 'preact'

/** One of several small choices side by side. */
export function Chip(props: {
  name: string
  pressed: boolean
  label?: string
  onPick(): void
  children: ComponentChildren
}): JSX.Element {
  const { name, pressed, label, onPick, children } = props
  return (
    <button
      type="button"
      class={pressed ? 'ctg-chip on' : 'ctg-chip'}
      data-choice={name}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPick}
    >
      {children}
    </button>
  )
}

/** Chips with what they are about. */
export function Chips({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <fieldset class="ctg-chips">
      <legend class="cap">{title}</legend>
      {children}
    </fieldset>
  )
}
