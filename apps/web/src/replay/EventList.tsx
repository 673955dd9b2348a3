/** Everything that happened, from the beginning, in the turns and rounds of the log; a click goes there. What is still to come is paler. */
import {
  type Divisions,
  headingOf,
  type LogLine,
  type Player,
  SeatShape,
  Sentence,
} from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useWords } from '../texts/index.ts'
import { moveOf } from './Controls.tsx'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

interface Props {
  readonly lines: readonly LogLine[]
  readonly replay: Replay
  readonly players: readonly Player[]
}

export function EventList({ lines, replay, players }: Props): JSX.Element {
  const { t } = useWords()
  const w = useReplayWords()
  const list = useRef<HTMLOListElement>(null)
  const { count } = replay
  // A move that nothing is said about leaves the line before it marked.
  const now = lines.findLast((line) => moveOf(line) <= count)
  const at = now ? moveOf(now) : 0
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('li.now')
    // Not scrollIntoView: the page itself must stay where the reader has it.
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [at, lines])
  return (
    <section class="panel event-list">
      <h2>{w.events}</h2>
      <ol ref={list}>
        {lines.map((line, i) => (
          <Event
            key={line.key}
            line={line}
            heading={headingAt(lines, i, players, t)}
            count={at}
            players={players}
            onGo={replay.go}
          />
        ))}
      </ol>
    </section>
  )
}

/** The heading of the turn or round that begins with this line, as in the log. */
function headingAt(lines: readonly LogLine[], at: number, players: readonly Player[], t: Divisions) {
  if (lines[at]?.begins === undefined) return undefined
  const end = lines.findIndex((line, i) => i > at && line.begins !== undefined)
  return headingOf(lines.slice(at, end < 0 ? undefined : end), players, t)
}

interface EventProps {
  readonly line: LogLine
  readonly heading: string | undefined
  readonly count: number
  readonly players: readonly Player[]
  onGo(at: number): void
}

function Event({ line, heading, count, players, onGo }: EventProps): JSX.Element {
  const at = moveOf(line)
  const when = at === count ? 'now' : at > count ? 'to-come' : ''
  return (
    <li class={when} data-turn={heading}>
      <button
        type="button"
        data-move={at}
        aria-current={at === count ? 'step' : undefined}
        onClick={() => onGo(at)}
      >
        <span class="num">{at}</span>
        {line.seat !== null && <SeatShape colour={players[line.seat]?.colour ?? ''} />}
        <span>
          <Sentence line={line.line} />
        </span>
      </button>
    </li>
  )
}
