/** What happened last, in the room that the buttons leave in a dock that waits. */
import { type ComponentChildren, createContext, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { Player } from './game-ui.ts'
import type { LogLine } from './log-line.ts'
import { underTheirDeeds, withCounts } from './log-order.ts'
import { SeatShape } from './Pennant.tsx'
import { Sentence } from './Sentence.tsx'

/** The page's news for whichever dock waits; null where a log is in sight anyway. */
export const NewsContext = createContext<ComponentChildren>(null)

export function NewsForDock(): JSX.Element {
  return <>{useContext(NewsContext)}</>
}

const MOST = 6

/** As many whole lines as there is room for, newest first. The log has them too: they are not read out twice. */
export function DockNews(props: { lines: readonly LogLine[]; players: readonly Player[] }): JSX.Element {
  const { lines, players } = props
  const told = lines.filter(({ isTurnEnd }) => !isTurnEnd).map((line) => ({ line, heading: undefined }))
  return (
    <ul class="dock-news" aria-hidden="true">
      {withCounts(underTheirDeeds(told))
        .slice(0, MOST)
        .map(({ line: { key, seat, line }, times }) => (
          <li key={key} class={seat === null ? 'after' : ''}>
            {seat !== null && <SeatShape colour={players[seat]?.colour ?? ''} />}
            <span>
              <Sentence line={line} />
              {times && ` ×${times}`}
            </span>
          </li>
        ))}
    </ul>
  )
}
