/** Best moves for the decision at hand, while the captain thinks; gone when one moves. */
import { Icon, Sentence, type Told } from '@quayside/board-kit'
import type { GameTypes, Json } from '@quayside/rules-kit'
import { plain } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Hint, HintChoice } from '../host/protocol.ts'
import { percent } from '../replay/percent.ts'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import './advice-list.css'
import './hint-panel.css'
import { choiceLine } from './choice-line.ts'

import { useHintWords } from './words.ts'

interface Props {
  readonly session: TableSession
  readonly state: TableState
  readonly told: Told<GameTypes>
  onPlay(action: GameTypes['Action']): void
  onClose(): void
}

export function HintPanel({ session, state, told, onPlay, onClose }: Props): JSX.Element {
  const w = useHintWords()
  const [hint, setHint] = useState<Hint | null>(null)
  const { seq } = state.update
  useEffect(() => session.hints?.(setHint), [session, seq])
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  const isFor = hint?.seq === seq
  return (
    <aside class="hint-panel panel" aria-label={w.title} aria-busy={!(isFor && hint.isDone)}>
      <header>
        <h2>{w.title}</h2>
        <button
          type="button"
          class="btn sq quiet"
          data-choice="close-hint"
          aria-label={w.close}
          onClick={onClose}
        >
          <Icon name="i-x" size={16} />
        </button>
      </header>
      <p class="note" aria-live="polite">
        {isFor && hint.isDone ? w.done : w.thinking}
      </p>
      {isFor && (
        <ol class="advice-list">
          {hint.choices.map((choice, i) => (
            <Weighed key={i} choice={choice} state={state} told={told} onPlay={onPlay} />
          ))}
        </ol>
      )}
      <p class="note">{w.values}</p>
    </aside>
  )
}

interface WeighedProps extends Pick<Props, 'state' | 'told' | 'onPlay'> {
  readonly choice: HintChoice
}

function Weighed({ choice: { action, value }, state, told, onPlay }: WeighedProps): JSX.Element {
  const w = useHintWords()
  const line = action ? choiceLine(action, state.view, told.texts) : [w.nothing]
  const said = plain(line, (who) => (who === 'auto' ? '' : (told.players[who]?.name ?? '')))
  return (
    <li style={{ '--share': percent(value) }}>
      <span>
        <Sentence line={line} />
      </span>
      <b class="num">{percent(value)}</b>
      {action && (
        <button
          type="button"
          class="btn"
          data-choice="play-hint"
          aria-label={w.play(said)}
          onClick={() => onPlay(action as Json as unknown as GameTypes['Action'])}
        >
          {w.playShort}
        </button>
      )}
    </li>
  )
}
