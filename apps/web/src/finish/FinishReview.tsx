/** What the replay's worker finds out about the game that has just ended: points over time, and where it turned. */
import { type RenderContext, SeatShape, Sentence } from '@quayside/board-kit'
import type { Step } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { percent } from '../replay/percent.ts'
import { PointsPlot } from '../replay/plots.tsx'
import '../replay/plots.css'
import type { Curves, Opened, TurningPoint } from '../replay/protocol.ts'
import { ReplayClient } from '../replay/replay-client.ts'
import { loadReplayWords } from '../replay/words.ts'
import { go } from '../router.ts'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { logLines } from '../table/log-lines.ts'
import { useFinishWords } from './words.ts'

export { loadReplayWords }

interface Props {
  readonly session: TableSession
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
}

interface Found {
  readonly opened: Opened
  readonly curves: Curves
  readonly story: readonly Step[]
}

export function FinishReview({ session, state, told }: Props): JSX.Element {
  const found = useFound(session, state.update.viewer)
  const { id } = state.update
  const count = found?.opened.count ?? 0
  const watch = (at: number) => go(`/replay/${id}?move=${at}`)
  return (
    <>
      <PointsPlot curves={found?.curves ?? null} players={told.players} replay={{ count, go: watch }} />
      <TurningPoints found={found} told={told} onWatch={watch} />
    </>
  )
}

/** The record is read in a worker of its own, which ends with the page. */
function useFound(session: TableSession, viewer: number | 'watcher'): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const client = new ReplayClient()
    let current = true
    const find = async () => {
      const text = await session.record()
      if (!text) return
      const opened = await client.ask('open', { text })
      if ('problem' in opened) return
      const [curves, story] = await Promise.all([
        client.ask('curves', null),
        client.ask('story', { perspective: viewer }),
      ])
      if (current) setFound({ opened, curves, story })
    }
    find()
    return () => {
      current = false
      client.close()
    }
  }, [session])
  return found
}

const SHOWN = 3

interface TurningProps {
  readonly found: Found | null
  readonly told: RenderContext<GameTypes>
  onWatch(at: number): void
}

function TurningPoints({ found, told, onWatch }: TurningProps): JSX.Element {
  const w = useFinishWords()
  const greatest = found?.curves.turning.toSorted((a, b) => b.change - a.change).slice(0, SHOWN) ?? []
  const shown = greatest.toSorted((a, b) => a.at - b.at)
  return (
    <section class="panel finish-turning" aria-busy={found === null}>
      <h3 class="h">
        {w.turning}
        <span class="r">{w.turningNote}</span>
      </h3>
      {!found && <p class="note">{w.computing}</p>}
      {found && shown.length === 0 && <p class="note">{w.noTurning}</p>}
      {found &&
        shown.map((point) => (
          <Turning key={point.at} point={point} found={found} told={told} onWatch={onWatch} />
        ))}
    </section>
  )
}

interface RowProps extends TurningProps {
  readonly found: Found
  readonly point: TurningPoint
}

/** Told is the chance of the one who gained most: one's own may have been next to nothing already. */
function Turning(props: RowProps): JSX.Element {
  const { point, found, told, onWatch } = props
  const w = useFinishWords()
  const chances = found.curves.winProbabilities[point.seat] ?? []
  const [before, after] = [point.at - 1, point.at].map((at) => percent(chances[at] ?? 0))
  const { name = '', colour = '' } = told.players[point.seat] ?? {}
  const happened = deedIn(found.story.slice(point.at - 1, point.at), told.texts)
  return (
    <button
      type="button"
      class="turning-row"
      data-move={point.at}
      title={w.watch}
      onClick={() => onWatch(point.at)}
    >
      <span class="num turning-at">{point.at}</span>
      <span class="turning-say">{happened.length > 0 ? <Sentence line={happened} /> : w.move(point.at)}</span>
      <span class="turning-chance">
        <SeatShape colour={colour} />
        <span class="sr">{name}</span>
        <span class="num">
          {before} → <b>{after}</b>
        </span>
      </span>
      <span class="sr">{w.watch}</span>
    </button>
  )
}

/** What was done, and where that led at once: a card played says little without its move. */
function deedIn(steps: readonly Step[], texts: RenderContext<GameTypes>['texts']): Line {
  const [deed, next] = logLines(steps, texts, null).toReversed()
  if (!deed) return []
  return next?.follows ? [...deed.line, ' ', ...next.line] : deed.line
}
