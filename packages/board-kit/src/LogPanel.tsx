import type { Line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import type { Player } from './game-ui.ts'
import { SeatShape } from './Pennant.tsx'
import { Sentence } from './Sentence.tsx'

export interface LogLine {
  readonly key: string
  readonly seat: number | null
  readonly line: Line
}

/** What happened, newest first. */
export function LogPanel(props: {
  title: string
  lines: readonly LogLine[]
  players: readonly Player[]
  /** Below the oldest line: how the table was laid. */
  children?: ComponentChildren
}): JSX.Element {
  const { title, lines, players, children } = props
  return (
    <section class="panel log" aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={title}>
        {lines.map(({ key, seat, line }, i) => (
          <li key={key} class={i === 0 ? 'new' : ''}>
            {seat !== null && <SeatShape colour={players[seat]?.colour ?? ''} />}
            <Sentence line={line} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ol>
    </section>
  )
}
