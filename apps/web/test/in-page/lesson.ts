/** A learner who does nothing but what the coach's hints point at. */
import { pointer } from './hand.ts'
import { all, has, reached } from './table.ts'
import { until } from './until.ts'

type State = 'reads' | 'task' | 'over'

const HINT = '[data-choice=coach-hint]'
const RING = '.page-ring.strong[data-around]:not([data-around=""])'
const MOST_PRESSES = 300

/** What the coach waits for, once everything has been shown. */
export function coached(): Promise<State> {
  return until(
    'the coach',
    () => document.querySelector<HTMLElement>('.coach:not([data-coach=plays])')?.dataset.coach as State,
  )
}

/** What tells one step of a lesson from the next: the coach's state and words, and what the ring is around. */
function step(): string {
  return all('.coach, .page-ring.strong')
    .map(
      (node) => `${node.getAttribute('data-coach')} ${node.getAttribute('data-around')} ${node.textContent}`,
    )
    .join()
}

/** One press: the hint, or what its ring is around. Answers when the page has taken it. */
export async function followHint(): Promise<void> {
  await until('a hint, a ring or the next step', () => has(`${HINT}, ${RING}, .coach:not([data-coach=task])`))
  await ringIsLaid()
  const before = step()
  const ring = document.querySelector<HTMLElement>(RING)
  if (has(HINT)) await pressed(HINT)
  else if (ring) await pressed(`:is(${ring.dataset.around}):not([aria-disabled=true])`)
  else return
  await until('the next step of the lesson', () => step() !== before)
}

/** The ring follows what is meant once a frame: until then it is around what was meant before. */
function ringIsLaid(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

async function pressed(selector: string): Promise<void> {
  pointer.press(await reached(pointer, selector))
}

/** One press at whatever the coach waits for; false after the last chapter. */
export async function learnOnce(): Promise<boolean> {
  const state = await coached()
  if (state === 'task') await followHint()
  else if (state === 'over' && has('[data-choice=play-real]')) return false
  else {
    const before = step()
    await pressed(state === 'reads' ? '[data-choice=coach-on]' : '[data-choice=next-chapter]')
    await until('the next step of the lesson', () => step() !== before)
  }
  return true
}

/** Answers how many presses it took. */
export async function learnToTheEnd(): Promise<number> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) if (!(await learnOnce())) return presses
  throw new Error('the lesson does not end')
}
