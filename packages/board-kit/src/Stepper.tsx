import type { ComponentChildren, JSX } from 'preact'

interface Props {
  readonly value: number
  readonly least?: number
  readonly most: number
  /** What the two buttons are called, and the names tests and shortcuts know them by. */
  readonly less: string
  readonly more: string
  readonly names: readonly [less: string, more: string]
  onChange(value: number): void
  /** In place of the bare number. */
  readonly children?: ComponentChildren
}

/** A small amount: fewer, how many, more. */
export function Stepper(props: Props): JSX.Element {
  const { value, least = 0, most, less, more, names, onChange, children } = props
  return (
    <span class="stepper">
      <button
        type="button"
        class="btn sq"
        aria-label={less}
        data-choice={names[0]}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output class="num">{children ?? value}</output>
      <button
        type="button"
        class="btn sq"
        aria-label={more}
        data-choice={names[1]}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}
