/** How a person plays by the text table alone: it reads what is asked and presses sentences. */
import type { Page } from 'playwright-core'
import { type Press, seq } from './play.ts'

/** Answered is whatever the table waits for: a question, the curtain, or the end. */
export async function heard(page: Page): Promise<'asked' | 'over'> {
  // An offer may be made at any time; it is not what the table waits for.
  const asked = '.text-table[data-settled=true]:has([data-act]:not([data-act=offer], [data-act=counter]))'
  await page
    .locator(`${asked}, .text-table[data-settled=true] .finish`)
    .first()
    .waitFor({ state: 'attached' })
  return (await page.locator('.finish').count()) > 0 ? 'over' : 'asked'
}

/** Kinds in the order in which they are wished for; what stands in none is pressed when nothing else is there. */
type Taste = readonly string[]

const TASTES: { readonly [game: string]: Taste } = {
  carthage: ['buy', 'take', 'protect'],
  cartagena: ['forward', 'backward', 'discard', 'endTurn'],
  'cargo-empire': ['deliver', 'step'],
  catan: ['city', 'settle', 'road', 'buyCard', 'answer', 'roll', 'endTurn'],
}

const TALK = ['offer', 'counter', 'withdraw']
const OPEN = ':not([aria-disabled])'

/** The kinds that can be chosen now, in the order of the page. */
async function kinds(page: Page): Promise<string[]> {
  return page
    .locator(`.text-table [data-act]${OPEN}`)
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-act') ?? ''))])
}

export async function chooseByText(page: Page, game: string, press: Press): Promise<string> {
  const before = await seq(page)
  if ((await page.locator('.text-table [data-act=discard]').count()) > 0 && game === 'catan')
    await fillDiscard(page)
  const listed = await kinds(page)
  const taste = TASTES[game] ?? []
  const kind = taste.find((one) => listed.includes(one)) ?? listed.find((one) => !TALK.includes(one))
  if (!kind) return 'wait'
  const button = `.text-table [data-act=${kind}]${OPEN}`
  const folded = page.locator(`.text-table details:not([open]):has([data-act=${kind}]) summary`)
  if ((await folded.count()) > 0)
    await press(page, `.text-table details:not([open]):has([data-act=${kind}]) summary`)
  await press(page, button)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  return kind
}

/** Amounts are typed in until the rules agree. */
async function fillDiscard(page: Page): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const why = page.locator('.text-table section:has([data-act=discard]) .why')
    await page.waitForTimeout(60)
    if ((await why.count()) === 0) return
    const fields = page.locator('.text-table section:has([data-act=discard]) [data-field]')
    for (let i = 0; i < (await fields.count()); i++) {
      const one = fields.nth(i)
      const value = Number(await one.inputValue())
      if (value >= Number(await one.getAttribute('max'))) continue
      await one.focus()
      await page.keyboard.press('ArrowUp')
      break
    }
  }
}

export async function playByText(page: Page, game: string, press: Press): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  for (let choices = 0; choices < 1500; choices++) {
    if ((await heard(page)) === 'over') return done
    done.add(await chooseByText(page, game, press))
  }
  throw new Error('the game does not end')
}
