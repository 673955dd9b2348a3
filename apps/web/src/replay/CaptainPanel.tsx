/** "Ask the captain": the best moves at a decision, with their values, beside what was played. */
import { type RenderContext, Sentence } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import '../advice/advice-list.css'
import { choiceLine } from '../advice/choice-line.ts'
import { percent } from './percent.ts'
import type { Advice, Opened } from './protocol.ts'
import type { ReplayClient } from './replay-client.ts'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

const SHORT_MS = 700
const LONG_MS = 5000
/** Who walks on quickly does not want to know. */
const PATIENCE_MS = 250

interface Props {
  readonly client: ReplayClient
  readonly opened: Opened
  readonly replay: Replay
  readonly told: RenderContext<GameTypes>
}

export function CaptainPanel({ client, opened, replay, told }: Props): JSX.Element {
  const w = useReplayWords()
  const at = lastDecision(opened, replay.count)
  const [isAsked, setAsked] = useState(false)
  const { advice, thinking, longer } = useAdvice(client, isAsked && !replay.playing ? at : null)
  const isFor = advice?.at === at
  return (
    <section class="panel captain-panel" aria-busy={thinking}>
      <h2>{w.captain}</h2>
      {at === null && <p class="note">{w.noDecision}</p>}
      {at !== null && (
        <p class="note">{w.decision(told.players[opened.by[at - 1] as number]?.name ?? '', at)}</p>
      )}
      <div aria-live="polite">{isFor && advice && <Choices advice={advice} told={told} />}</div>
      <div class="row">
        {!isAsked && (
          <button
            type="button"
            class="btn"
            data-choice="ask-captain"
            aria-disabled={at === null}
            onClick={() => at !== null && setAsked(true)}
          >
            {w.ask}
          </button>
        )}
        {isAsked && thinking && <p class="note">{w.thinking}</p>}
        {isFor && !thinking && (
          <button type="button" class="btn" data-choice="think-longer" onClick={longer}>
            {w.longer}
          </button>
        )}
      </div>
    </section>
  )
}

/** The move in which somebody last chose something; null before the first. */
export function lastDecision({ by }: Opened, count: number): number | null {
  const index = by.slice(0, count).findLastIndex((who) => who !== 'chance')
  return index < 0 ? null : index + 1
}

interface Asked {
  readonly advice: Advice | null
  readonly thinking: boolean
  longer(): void
}

/** Asks anew for every decision the reader rests at; a search that is no longer wanted is stopped. */
function useAdvice(client: ReplayClient, at: number | null): Asked {
  const [advice, setAdvice] = useState<Advice | null>(null)
  const [thinking, setThinking] = useState(false)
  const askFor = async (move: number, ms: number) => {
    setThinking(true)
    const answer = await client.ask('advise', { at: move, ms })
    // Stopped: a newer question is being searched.
    if (!answer) return
    setAdvice(answer)
    setThinking(false)
  }
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => askFor(at, SHORT_MS), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setThinking(false)
      client.ask('stop', null)
    }
  }, [client, at])
  return { advice, thinking, longer: () => at !== null && askFor(at, LONG_MS) }
}

function Choices({ advice, told }: { advice: Advice; told: RenderContext<GameTypes> }): JSX.Element {
  const w = useReplayWords()
  const best = advice.choices[0]
  const played = advice.choices.find(({ isPlayed }) => isPlayed)
  const cost = (best?.value ?? 0) - (played?.value ?? 0)
  return (
    <>
      <ul class="advice-list">
        {advice.choices.map(({ action, value, isPlayed }, i) => (
          <li key={i} class={isPlayed ? 'played' : ''} style={{ '--share': percent(value) }}>
            <span>
              <Sentence line={action ? choiceLine(action, advice.view, told.texts) : [w.nothing]} />
              {isPlayed && <small> {w.played}</small>}
            </span>
            <b class="num">{percent(value)}</b>
          </li>
        ))}
      </ul>
      <p class="note">
        {best?.isPlayed && w.firstChoice}
        {!best?.isPlayed && (cost < 0.005 ? w.asGood : w.otherChoice(`−${percent(cost)}`))}
      </p>
    </>
  )
}
