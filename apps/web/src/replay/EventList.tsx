/** Everything that happened, from the beginning; a click goes there. What is still to come is paler. */
import { type LogLine, type Player, SeatShape, Sentence } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { moveOf } from './Controls.tsx'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

interface Props {
  readonly lines: readonly LogLine[]
  readonly replay: Replay
  readonly players: readonly Player[]
}

export function EventList({ lines, replay, players }: Props): JSX.Element {
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
        {lines.map((line) => (
          <Event key={line.key} line={line} count={at} players={players} onGo={replay.go} />
        ))}
      </ol>
    </section>
  )
}

interface EventProps {
  readonly line: LogLine
  readonly count: number
  readonly players: readonly Player[]
  onGo(at: number): void
}

function Event({ line, count, players, onGo }: EventProps): JSX.Element {
  const at = moveOf(line)
  const when = at === count ? 'now' : at > count ? 'to-come' : ''
  return (
    <li class={when}>
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
