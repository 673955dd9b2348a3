import type { ComponentChildren, JSX } from 'preact'
import type { Player } from './game-ui.ts'
import type { LogLine } from './log-line.ts'
import { underTheirDeeds, withCounts } from './log-order.ts'
import { SeatShape } from './Pennant.tsx'
import { Sentence } from './Sentence.tsx'

export interface Divisions {
  turnOf(number: number, name: string): string
  roundOf(number: number): string
}

/** What happened, newest deed first. */
export function LogPanel(props: {
  title: string
  lines: readonly LogLine[]
  players: readonly Player[]
  /** Below the oldest line: how the table was laid. */
  children?: ComponentChildren
  /** Beside the title. */
  readonly more?: ComponentChildren
  /** The headings. */
  readonly divisions?: Divisions
  /** What is said while there is no line. */
  readonly empty?: string
}): JSX.Element {
  const { title, lines, players, children, more, divisions, empty } = props
  const headings = divisions ? headingsOf(lines, players, divisions) : []
  const placed = withCounts(underTheirDeeds(lines.map((line, i) => ({ line, heading: headings[i] }))))
  return (
    <section class="panel log" aria-label={title}>
      <h2>
        {title}
        {more && <span class="r">{more}</span>}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={title}>
        {placed.map(({ line: { key, seat, line, isTurnEnd }, heading, times }, i) => (
          <li
            key={key}
            data-turn={heading}
            class={`${i === 0 ? 'new' : ''} ${seat === null ? 'after' : ''} ${isTurnEnd ? 'turn-end' : ''}`}
          >
            {seat !== null && <SeatShape colour={players[seat]?.colour ?? ''} />}
            <Sentence line={line} />
            {times && <span class="times">×{times}</span>}
          </li>
        ))}
        {empty && lines.length === 0 && <li class="after">{empty}</li>}
        {children && <li>{children}</li>}
      </ol>
    </section>
  )
}

/** Newest first: a turn's heading stands above its newest line. By line; nothing where no turn has its newest one. */
function headingsOf(
  lines: readonly LogLine[],
  players: readonly Player[],
  divisions: Divisions,
): (string | undefined)[] {
  const headings: (string | undefined)[] = []
  let top = 0
  lines.forEach((line, i) => {
    if (line.begins === undefined) return
    const turn = lines.slice(top, i + 1)
    const newest = turn.findIndex(({ isTurnEnd }) => !isTurnEnd)
    if (newest >= 0) headings[top + newest] = headingOf(turn.toReversed(), players, divisions)
    top = i + 1
  })
  return headings
}

/** The heading of one turn or round: its lines in the order of time. */
export function headingOf(
  lines: readonly LogLine[],
  players: readonly Player[],
  { turnOf, roundOf }: Divisions,
): string | undefined {
  const { begins, isRound } = lines[0] ?? {}
  const doer = lines.find(({ seat }) => seat !== null)?.seat ?? null
  if (begins === undefined || doer === null) return undefined
  return isRound ? roundOf(begins) : turnOf(begins, players[doer]?.name ?? '')
}
