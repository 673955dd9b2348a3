/** How a person plays by the text table alone: it reads what is asked and presses sentences. */
import { focus, type Hand } from './hand.ts'
import { all, attempt, decide, has, press } from './table.ts'
import { until } from './until.ts'

/** Kinds in the order in which they are wished for; what stands in none is pressed when nothing else is there. */
const TASTES: { readonly [game: string]: readonly string[] } = {
  carthage: ['buy', 'take', 'protect'],
  cartagena: ['forward', 'backward', 'discard', 'endTurn'],
  'cargo-empire': ['deliver', 'step'],
  catan: ['city', 'settle', 'road', 'buyCard', 'answer', 'discard', 'roll', 'endTurn'],
}

/** May be said at any time: it is not what the table waits for. */
const TALK = ['offer', 'counter', 'withdraw']

const SETTLED = '.text-table[data-settled=true]'

/** The kinds that can be chosen now, in the order of the page. A discard may have to be put together first. */
function kinds(): string[] {
  const found = all(`${SETTLED} [data-act]:not([aria-disabled]), ${SETTLED} [data-act=discard]`)
  return [...new Set(found.map((one) => one.getAttribute('data-act') ?? ''))].filter(
    (kind) => !TALK.includes(kind),
  )
}

export const isAsked = (): boolean => kinds().length > 0

export async function choose(hand: Hand, game: string): Promise<string> {
  const listed = kinds()
  const kind = TASTES[game]?.find((one) => listed.includes(one)) ?? listed[0] ?? ''
  if (game === 'catan' && kind === 'discard') await fillDiscard()
  const folded = `.text-table details:not([open]):has([data-act=${kind}]) summary`
  if (has(folded)) await press(hand, folded)
  const button = `.text-table [data-act=${kind}]:not([aria-disabled])`
  // Whoever made an offer may have gone on by now.
  if (kind === 'answer') await attempt(hand, button)
  else await decide(hand, button)
  return kind
}

/** Half of the cards, rounded down, are put down. The fields say how many of each are held. */
async function fillDiscard(): Promise<void> {
  const fields = all('.text-table section:has([data-act=discard]) input[data-field]') as HTMLInputElement[]
  let due = Math.floor(fields.reduce((sum, { max }) => sum + Number(max), 0) / 2)
  for (const field of fields) {
    const many = Math.min(due, Number(field.max))
    due -= many
    const said = sentence()
    type(field, many)
    if (many > 0) await until('the sentence to follow the amounts', () => sentence() !== said)
  }
}

/** What the button would do. */
const sentence = () => document.querySelector('.text-table [data-act=discard]')?.textContent

/** What typing a number into the field does. */
function type(field: HTMLInputElement, many: number): void {
  focus(field)
  field.value = String(many)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
