/** How a person answers whatever Catan asks. Development cards are kept: a test of their own plays them. */
import type { Hand } from './hand.ts'
import { all, attempt, decide, has, open, press, seq, settledWith } from './table.ts'
import { until } from './until.ts'

const MORE = '[data-choice^=more-]:not([aria-disabled])'

/** Whatever the table or a bot's offer waits for. */
export const isAsked = (): boolean =>
  settledWith(
    '[data-choice=decline]',
    '.target',
    '[data-choice=discard]',
    '[data-choice=roll]',
    '[data-choice=end-turn]',
  )

export async function choose(hand: Hand): Promise<string> {
  if (has('[data-choice=discard]')) return discard(hand)
  if (has('[data-choice=decline]')) return answer(hand)
  if (has('.target')) return place(hand)
  const name = ['roll', 'build-buyCard'].find((one) => has(open(one)))
  if (!name) return (await build(hand)) ?? end(hand)
  await decide(hand, open(name))
  return name
}

async function end(hand: Hand): Promise<string> {
  await decide(hand, open('end-turn'))
  return 'end'
}

/** Whatever is offered is taken, where the cards are there; the bot may have gone on by now. */
async function answer(hand: Hand): Promise<string> {
  if (has(open('accept')) && (await attempt(hand, open('accept'))) === null) return 'accept'
  if (has(open('decline'))) await attempt(hand, open('decline'))
  return 'decline'
}

async function discard(hand: Hand): Promise<string> {
  for (let more = all(MORE); more.length > 0; more = all(MORE)) {
    const last = more.at(-1) as Element
    const sum = document.querySelector('[data-choice=discard]')?.textContent
    hand.press(last)
    await until('the counter', () => document.querySelector('[data-choice=discard]')?.textContent !== sum)
  }
  await decide(hand, open('discard'))
  return 'discard'
}

/** Best first; cities and settlements are what one wins with. */
async function build(hand: Hand): Promise<string | null> {
  const kind = ['city', 'settle', 'road'].find((one) => has(open(`build-${one}`)))
  if (!kind) return null
  await press(hand, open(`build-${kind}`))
  await until('places to build on', () => has('.target'))
  await place(hand)
  return kind
}

/** The middle one of the places that are offered: they are numbered from coast to coast, and inland there is more to earn. */
async function place(hand: Hand): Promise<string> {
  const targets = all('.target').filter((one) => hand.reaches(one))
  const middle = targets[Math.floor(targets.length / 2)]
  if (!middle) throw new Error(`no place can be reached by ${hand.way}`)
  const name = middle.getAttribute('data-choice') ?? ''
  const before = seq()
  hand.press(middle)
  // On a touched screen a button takes what was chosen.
  const next = '[data-choice^=rob-], [data-choice=confirm]'
  await until('the place to be taken', () => has(next) || seq() !== before)
  if (has(next) && seq() === before) await decide(hand, next)
  return name.split('-')[0] ?? ''
}
