/** Best moves for the decision at hand, while the captain thinks; the one pointed at is marked on the board. Gone when one moves. */
import { type AnyGameUi, Icon, type Marks, type RenderContext, Sentence } from '@quayside/board-kit'
import type { Hint, HintChoice } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import { plain } from '@quayside/texts'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { percent, signedPercent } from '../replay/percent.ts'
import type { TableSession } from '../session/session.ts'
import type { TableState } from '../session/use-table.ts'
import { Ring } from '../shell/Ring.tsx'
import { useSize } from '../shell/size-class.ts'
import './advice-list.css'
import './hint-panel.css'
import { choiceLine } from './choice-line.ts'
import { useHintWords } from './words.ts'

type Action = GameTypes['Action']

interface Props {
  readonly session: TableSession
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  readonly ui: AnyGameUi
  onPlay(action: Action): void
  onClose(): void
}

export function HintPanel({ session, state, told, ui, onPlay, onClose }: Props): JSX.Element {
  const w = useHintWords()
  const [hint, setHint] = useState<Hint | null>(null)
  /** Pointed at, and chosen to be shown; as text, for the list is made anew while the captain thinks. */
  const [pointed, setPointed] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { seq } = state.update
  useEffect(() => session.hints?.(setHint), [session, seq])
  const reasonNames = useReasonNames(ui, told)
  useEscape(onClose)
  const isFor = hint?.seq === seq
  const marked = pointed ?? shown
  const show = (one: string) => setShown(one === shown ? null : one)
  return (
    <aside
      class={shown === null ? 'hint-panel panel' : 'hint-panel panel shows'}
      aria-label={w.title}
      aria-busy={!(isFor && hint.isDone)}
    >
      <PanelHead onClose={onClose} />
      <p class="note" aria-live="polite">
        {isFor && hint.isDone ? w.done : w.thinking}
      </p>
      {isFor && (
        <ol class="advice-list">
          {hint.choices.map((choice, i) => (
            <Weighed
              key={i}
              {...{ choice, state, told, onPlay, shown, reasonNames }}
              onPoint={setPointed}
              onShow={show}
            />
          ))}
        </ol>
      )}
      <p class="note">
        {w.values} {w.because} {w.marks}
      </p>
      {marked !== null && (
        <Marked key={marked} ui={ui} state={state} action={JSON.parse(marked)} isSought={marked === shown} />
      )}
    </aside>
  )
}

type ReasonNames = { readonly [reason: string]: string }

/** None until they are fetched: the advice is there at once, its reasons a moment later. */
function useReasonNames(ui: AnyGameUi, { language }: RenderContext<GameTypes>): ReasonNames {
  const { rivals } = useHintWords()
  const [names, setNames] = useState<ReasonNames>({})
  useEffect(() => {
    ui.reasons(language).then(setNames)
  }, [ui, language])
  return { ...names, rivals }
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
}

function PanelHead({ onClose }: { onClose(): void }): JSX.Element {
  const w = useHintWords()
  return (
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
  )
}

interface WeighedProps extends Pick<Props, 'state' | 'told' | 'onPlay'> {
  readonly choice: HintChoice
  readonly shown: string | null
  readonly reasonNames: ReasonNames
  onPoint(action: string | null): void
  onShow(action: string): void
}

function Weighed(props: WeighedProps): JSX.Element {
  const { choice, state, told, shown, reasonNames, onPlay, onPoint, onShow } = props
  const { value } = choice
  const action = choice.action as unknown as Action | null
  const w = useHintWords()
  const line = action ? choiceLine(choice.action, state.view, told.texts) : [w.nothing]
  const said = plain(line, (who) => (who === 'auto' ? '' : (told.players[who]?.name ?? '')))
  const name = JSON.stringify(action)
  return (
    <li
      class={name === shown ? 'shown' : ''}
      style={{ '--share': percent(value) }}
      onPointerEnter={() => onPoint(action && name)}
      onPointerLeave={() => onPoint(null)}
      onFocusCapture={() => onPoint(action && name)}
      onBlurCapture={() => onPoint(null)}
    >
      {action ? (
        <button
          type="button"
          class="show"
          data-choice="show-hint"
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
        >
          <Sentence line={line} />
          <Because reasons={choice.reasons} names={reasonNames} />
        </button>
      ) : (
        <span class="show">{w.nothing}</span>
      )}
      <b class="num">{percent(value)}</b>
      {action && <PlayButton label={w.play(said)} onClick={() => onPlay(action)} />}
    </li>
  )
}

/** The choice's strongest reasons against the others, as changes of the chance of winning. */
function Because({
  reasons,
  names,
}: {
  reasons: HintChoice['reasons']
  names: ReasonNames
}): JSX.Element | null {
  const named = reasons.filter(({ name }) => names[name])
  if (named.length === 0) return null
  return (
    <small class="because">
      {named.map(({ name, gain }) => (
        <span key={name}>
          {names[name]} <span class="num">{signedPercent(gain)}</span>
        </span>
      ))}
    </small>
  )
}

function PlayButton({ label, onClick }: { label: string; onClick(): void }): JSX.Element {
  const w = useHintWords()
  return (
    <button type="button" class="btn" data-choice="play-hint" aria-label={label} onClick={onClick}>
      {w.playShort}
    </button>
  )
}

interface MarkedProps extends Pick<Props, 'ui' | 'state'> {
  readonly action: Action
  readonly isSought: boolean
}

/** Rings on the board around everything the move is about. */
function Marked({ ui, state: { view }, action, isSought }: MarkedProps): JSX.Element {
  const size = useSize()
  const [marks, setMarks] = useState<Marks<GameTypes> | null>(null)
  useEffect(() => {
    ui.marks().then((found) => setMarks(() => found))
  }, [ui])
  return (
    <>
      {marks?.(action, view, size).map((mark, i) => (
        <Ring key={i} around={mark} look="hinted" isSought={isSought && i === 0} />
      ))}
    </>
  )
}
