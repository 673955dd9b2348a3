import type { ComponentChildren, JSX } from 'preact'

interface Props {
  readonly value: number
  readonly most: number
  readonly less: string
  readonly more: string
  onChange(value: number): void
  readonly children?: ComponentChildren
}

/** A small amount: fewer, how many, more. */
export function Stepper({ value, most, less, more, onChange, children }: Props): JSX.Element {
  return (
    <span class="stepper">
      <button
        type="button"
        class="btn sq"
        aria-label={less}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output class="num">{value}</output>
      <button
        type="button"
        class="btn sq"
        aria-label={more}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
      {children}
    </span>
  )
}
