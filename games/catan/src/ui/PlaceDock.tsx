/** The dock while a place is chosen and not yet taken: what it brings, arrows to its neighbours, one button that builds. */
import { Choice, Dock } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Shown } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Sign } from './Resource.tsx'
import { landsAt, type Target } from './targets.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly target: Target
  /** All places of this choice, for the arrows. */
  readonly targets: readonly Target[]
  onChoose(target: Target): void
  onCancel(): void
}

export function PlaceDock(props: Props): JSX.Element {
  const { play, words, target, targets, onChoose, onCancel } = props
  const step = (way: number) => {
    const at = targets.findIndex(({ key }) => key === target.key)
    const next = targets[(at + way + targets.length) % targets.length]
    if (next) onChoose(next)
  }
  return (
    <Dock asked sentence={[target.label]} label={words.dock} class="catan-dock">
      <Brings shown={play.view.shown} target={target} words={words} />
      <div class="dock-grid choosing placing">
        <div class="options place-steps">
          <Choice name="place-before" onPick={() => step(-1)}>
            ←<span class="sr">{words.placeBefore}</span>
          </Choice>
          <Choice name="place-after" onPick={() => step(1)}>
            →<span class="sr">{words.placeAfter}</span>
          </Choice>
        </div>
        <div class="deeds dock-deeds">
          <Choice name="cancel" onPick={onCancel}>
            {words.cancel}
          </Choice>
          <Choice main name="confirm" onPick={() => target.actions[0] && play.act(target.actions[0])}>
            {words.placeHere}
          </Choice>
        </div>
      </div>
    </Dock>
  )
}

/** What a corner yields: its lands with their numbers, and how many of the 36 rolls pay there. */
function Brings(props: { shown: Shown; target: Target; words: BoardTexts }): JSX.Element | null {
  const { shown, target, words } = props
  const [action] = target.actions
  if (action?.type !== 'settle' && action?.type !== 'city') return null
  const lands = landsAt(shown, action.vertex)
  const numbers = new Set(lands.map(({ number }) => number))
  const rolls = [...numbers].reduce((sum, number) => sum + 6 - Math.abs(7 - number), 0)
  return (
    <p class="brings">
      {lands.map(({ resource, number }, i) => (
        <span key={i} aria-hidden="true">
          <Sign resource={resource} size={20} />
          <b class="num">{number}</b>
        </span>
      ))}
      <span>{words.rolls(rolls)}</span>
    </p>
  )
}
