/** How a person answers whatever Cargo Empire asks. */
import type { Hand } from './hand.ts'
import { decide, has, press, seq, settledWith } from './table.ts'
import { until } from './until.ts'

/** Choices that settle a question at once, most useful first. */
const AT_ONCE = ['keep-', 'gain-', 'take-', 'prefer-', 'step-', 'post-', 'supply']
const LIT = '.city.target:not(.chosen)'

export const isAsked = (): boolean => settledWith('[data-say=asked]')

const atOnce = () => AT_ONCE.find((kind) => has(`[data-choice^="${kind}"]`))

export async function choose(hand: Hand): Promise<string> {
  await until('something to choose', () => has(`${LIT}, [data-choice=confirm]`) || atOnce())
  // A city to begin with, then one to end at, until the dock offers the deed.
  for (let taps = 0; taps < 3 && !atOnce() && !has('[data-choice=confirm]'); taps++) {
    const before = document.querySelectorAll('.city.chosen').length
    await press(hand, LIT)
    await until(
      'the city to be chosen',
      () =>
        atOnce() || has('[data-choice=confirm]') || document.querySelectorAll('.city.chosen').length > before,
    )
  }
  const kind = atOnce() ?? 'confirm'
  if (kind === 'step-') await step(hand)
  else await decide(hand, `[data-choice^="${kind}"]`)
  return kind
}

/** On a touched screen a button takes the step that was chosen. */
async function step(hand: Hand): Promise<void> {
  const before = seq()
  await press(hand, '[data-choice^=step-]')
  await until('the step to be taken', () => has('[data-choice=confirm]') || seq() !== before)
  if (seq() === before) await decide(hand, '[data-choice=confirm]')
}
