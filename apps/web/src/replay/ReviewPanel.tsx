/** The captain goes through the whole game: each seat's costliest choices, to click on. */
import { type RenderContext, SeatShape, Sentence } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { choiceLine } from '../advice/choice-line.ts'
import { percent } from './percent.ts'
import type { CostlyChoice } from './protocol.ts'
import type { ReplayClient } from './replay-client.ts'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

interface Props {
  readonly client: ReplayClient
  readonly told: RenderContext<GameTypes>
  readonly replay: Replay
}

export function ReviewPanel({ client, told, replay }: Props): JSX.Element {
  const w = useReplayWords()
  const [share, setShare] = useState<number | null>(null)
  const [found, setFound] = useState<readonly CostlyChoice[] | null>(null)
  const begin = async () => {
    setShare(0)
    client.onNews = ({ reviewed, of }) => setShare(reviewed / of)
    const costly = await client.ask('review', null)
    setShare(null)
    if (costly) setFound(costly)
  }
  return (
    <section class="panel review-panel" aria-busy={share !== null}>
      <h2>{w.review}</h2>
      <p class="note">{w.reviewHelp}</p>
      {found?.length === 0 && <p>{w.noneCostly}</p>}
      {found && found.length > 0 && <CostlyList found={found} told={told} replay={replay} />}
      {share === null && !found && (
        <button type="button" class="btn" data-choice="review" onClick={begin}>
          {w.goThrough}
        </button>
      )}
      {share !== null && (
        <div class="row">
          <progress value={share} max={1} aria-label={w.reviewing(Math.round(100 * share))} />
          <button
            type="button"
            class="btn"
            data-choice="stop-review"
            onClick={() => client.ask('stop', null)}
          >
            {w.stop}
          </button>
        </div>
      )}
    </section>
  )
}

interface ListProps {
  readonly found: readonly CostlyChoice[]
  readonly told: RenderContext<GameTypes>
  readonly replay: Replay
}

function CostlyList({ found, told: { players, texts }, replay }: ListProps): JSX.Element {
  const w = useReplayWords()
  return (
    <ul class="costly">
      {found.map(({ at, seat, view, played, best, cost }) => (
        <li key={at}>
          <button type="button" onClick={() => replay.go(at)} data-move={at}>
            <SeatShape colour={players[seat]?.colour ?? ''} />
            <span>
              <b>{w.costly(at, `−${percent(cost)}`)}</b> <Sentence line={choiceLine(played, view, texts)} />
              <small>
                {w.better} <Sentence line={choiceLine(best, view, texts)} />
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
