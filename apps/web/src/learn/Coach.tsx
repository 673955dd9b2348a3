/** The coach under the top bar: what just happened, what to do now, and a hint that points at what to press. */
import { Icon } from '@quayside/board-kit'
import type { Language } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Ring } from '../shell/Ring.tsx'
import type { Coaching } from './lesson-session.ts'
import { useLearnWords } from './words.ts'

interface Props {
  readonly title: string
  readonly coaching: Coaching
  /** How often something else was chosen; each time the hint begins with the first press again. */
  readonly otherChoices: number
  readonly language: Language
  /** From 0 to 1. */
  readonly share: number
  onGoOn(): void
  /** After the last beat: a last word, and the way to the next chapter or out. */
  readonly farewell: string | null
  readonly end: ComponentChildren
}

const CONFIRM = '.dock [data-choice=confirm]:not([aria-disabled=true])'

export function Coach(props: Props): JSX.Element {
  const { title, coaching, otherChoices, language, share, onGoOn, farewell, end } = props
  const w = useLearnWords()
  const { task, waits, isOver, at } = coaching
  const [isHinted, setHinted] = useState(false)
  // Here and below before anybody can press: an effect after the paint would undo or miss a quick press.
  useLayoutEffect(() => setHinted(false), [at])
  const press = usePresses(task?.press ?? [], `${at} ${otherChoices}`)
  const around = isHinted && press.length > 0 ? press : coaching.point === null ? [] : [coaching.point]
  return (
    <section
      class={isHinted ? 'coach hinted' : 'coach'}
      aria-label={w.lesson}
      data-coach={task ? 'task' : waits ? 'reads' : isOver ? 'over' : 'plays'}
    >
      <div class="coach-head">
        <h2>{title}</h2>
        <progress value={share} max={1} aria-label={w.progress} />
      </div>
      <CoachWords coaching={coaching} language={language} isHinted={isHinted} farewell={farewell} />
      <div class="row coach-keys">
        {waits && (
          <button type="button" class="btn main" data-choice="coach-on" onClick={onGoOn}>
            {w.goOn}
          </button>
        )}
        {task?.hint && !isHinted && (
          <button type="button" class="btn" data-choice="coach-hint" onClick={() => setHinted(true)}>
            {w.hint}
          </button>
        )}
        {isOver && end}
      </div>
      {around.length > 0 && <Ring around={around} look={isHinted ? 'strong' : undefined} />}
    </section>
  )
}

interface CoachWordsProps extends Pick<Props, 'coaching' | 'language' | 'farewell'> {
  readonly isHinted: boolean
}

function CoachWords({ coaching, language, isHinted, farewell }: CoachWordsProps): JSX.Element {
  const { say, task, isOver } = coaching
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach what it scrolls
    <div class="coach-words" aria-live="polite" tabIndex={0}>
      {say && <p class="coach-say">{say[language]}</p>}
      {task && (
        <p class="coach-task">
          <Icon name="i-flag" size={18} />
          {task.say[language]}
        </p>
      )}
      {isOver && farewell && <p class="coach-done">{farewell}</p>}
      {task && isHinted && task.hint && <p class="coach-hint">{task.hint[language]}</p>}
    </div>
  )
}

/** What is still to be pressed; who starts over begins with the first again. */
function usePresses(press: readonly string[], attempt: string): readonly string[] {
  const [done, setDone] = useState(0)
  useLayoutEffect(() => setDone(0), [attempt])
  useLayoutEffect(() => {
    const count = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      const index = press.findIndex((selector) => target?.closest(selector))
      if (index >= 0) setDone(index + 1)
    }
    document.addEventListener('click', count, true)
    return () => document.removeEventListener('click', count, true)
  }, [press])
  // What was chosen may have to be confirmed. A press that did nothing is asked for again.
  return [...press.slice(done), ...(done > 0 ? [CONFIRM] : []), ...press.slice(0, done)]
}
