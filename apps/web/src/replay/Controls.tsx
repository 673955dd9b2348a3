/** Below the board: what this move was, and the buttons to walk with. */
import { Icon, type LogLine, type Player, Sentence } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Opened, Perspective } from './protocol.ts'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

/** Move numbers stand before the point of a line's key. */
export function moveOf(line: LogLine): number {
  return Number(line.key.split('.')[0])
}

export function Caption({ count, lines }: { count: number; lines: readonly LogLine[] }): JSX.Element {
  const w = useReplayWords()
  const said = lines.filter((line) => moveOf(line) === count)
  return (
    <p class="replay-caption" aria-live="polite">
      <span class="mv num">{count}</span>
      <span class="say">
        {count === 0 && said.length === 0 && w.start}
        {said.map(({ key, line }) => (
          <span key={key}>
            <Sentence line={line} />{' '}
          </span>
        ))}
      </span>
    </p>
  )
}

interface Props {
  readonly replay: Replay
  readonly opened: Opened
}

export function Controls({ replay, opened }: Props): JSX.Element {
  const w = useReplayWords()
  const { count, go, turn, toggle, playing } = replay
  const isFirst = count === 0
  const isLast = count === opened.count
  return (
    <div class="replay-controls">
      <div class="row">
        <Step name="turn-back" label={w.turnBack} disabled={isFirst} onClick={() => turn(-1)}>
          <Icon name="i-turn-back" />
        </Step>
        <Step name="back" label={w.back} disabled={isFirst} onClick={() => go(count - 1)}>
          <Icon name="i-prev" />
        </Step>
        <button type="button" class="btn ink" data-choice="play" onClick={toggle}>
          <Icon name={playing ? 'i-pause' : 'i-play'} />
          {playing ? w.pause : w.play}
        </button>
        <Step name="forward" label={w.forward} disabled={isLast} onClick={() => go(count + 1)}>
          <Icon name="i-next" />
        </Step>
        <Step name="turn-on" label={w.turnOn} disabled={isLast} onClick={() => turn(1)}>
          <Icon name="i-turn-on" />
        </Step>
      </div>
    </div>
  )
}

interface PerspectiveProps {
  readonly replay: Replay
  readonly players: readonly Player[]
}

export function PerspectiveField({ replay, players }: PerspectiveProps): JSX.Element {
  const w = useReplayWords()
  return (
    <label class="seen-by" title={w.keys}>
      <span>{w.seenBy}</span>
      <select
        class="field"
        data-choice="perspective"
        value={String(replay.perspective)}
        onChange={(event) => replay.look(perspectiveOf(event.currentTarget.value))}
      >
        {players.map(({ name }, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
        <option value="watcher">{w.watcher}</option>
        <option value="open">{w.open}</option>
      </select>
    </label>
  )
}

function perspectiveOf(value: string): Perspective {
  return value === 'watcher' || value === 'open' ? value : Number(value)
}

interface StepProps {
  readonly name: string
  readonly label: string
  readonly disabled: boolean
  readonly children: JSX.Element
  onClick(): void
}

/** Not `disabled`: at the end of the game the focus must not fall off the button. */
function Step({ name, label, disabled, children, onClick }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="btn sq"
      data-choice={name}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
