// Cartagena in a real browser: a whole game by clicking, the whole story by keyboard, and each kind of choice both ways.
import { type Action, cartagena } from '@quayside/cartagena'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureName, firstAction, openAt } from '../support/fixture.ts'
import { byKeyboard, byPointer, type Press, settled } from '../support/play.ts'
import { choice, decide, has, open, playOn } from '../support/play-cartagena.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a whole game with two bots by clicking, from the harbour to the count', async () => {
  const page = await site.open()
  await page.goto('/')
  await byPointer(page, choice('play-cartagena'))
  const done = await playOn(page, byPointer)
  expect([...done]).toContain('move')
  expect(await page.locator('.finish li').count()).toBe(3)
  expect(await page.locator('.finish h2').textContent()).toMatch(/win/)
  expect(await page.locator('.finish .soft').first().textContent()).toMatch(/home/)
}, 60_000)

/** A group of radio buttons by keyboard: Tab into it, then arrows to the wished value. */
async function chooseOption(page: Page, name: string, steps: number): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(`document.activeElement?.matches('input[name=${name}]') ?? false`)) break
    await page.keyboard.press('Tab')
  }
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown')
}

it('the whole story with Morgan and magic by keyboard alone', async () => {
  const page = await site.open()
  await page.goto('/new/cartagena')
  await page.locator(choice('begin')).waitFor()
  await chooseOption(page, 'layout', 2)
  await chooseOption(page, 'drawRule', 1)
  await chooseOption(page, 'magic', 1)
  await byKeyboard(page, choice('begin'))
  await settled(page)
  expect(await page.locator('.top .sub').textContent()).toContain('whole story')
  const done = await playOn(page, byKeyboard)
  expect([...done]).toEqual(expect.arrayContaining(['move', 'power']))
  expect(await page.locator('.finish li').count()).toBe(3)
}, 90_000)

/** As much of an action as its steps need. */
interface Choice {
  readonly type: string
  readonly from?: number | string
  readonly seat?: number
  readonly card?: string
}

interface Kind {
  readonly type: Action['type']
  readonly at: FixtureName
  /** From the question to the deed; the found action is the first of its kind. */
  readonly steps: (page: Page, press: Press, found: Choice) => Promise<void>
  readonly told: RegExp
}

const confirm = (page: Page, press: Press) => decide(page, press, open('confirm'))

/** Chooses a card, then its power, and uses it as proposed. */
const powerOf = (letter: string) => async (page: Page, press: Press) => {
  await press(page, `[data-choice^="card-${letter}"]`)
  await press(page, open('power'))
}

const kinds: readonly Kind[] = [
  {
    type: 'forward',
    at: 'cartagena/forward',
    steps: async (page, press, { card, from }) => {
      await press(page, choice(`card-${card}`))
      await press(page, choice(`place-${from}`))
      await confirm(page, press)
    },
    told: /moves from/,
  },
  {
    type: 'backward',
    at: 'cartagena/backward',
    steps: async (page, press, { from }) => {
      await press(page, choice(`place-${from}`))
      await decide(page, press, open('back'))
    },
    told: /falls back/,
  },
  {
    type: 'morgan',
    at: 'cartagena/morgan',
    steps: async (page, press, { from, seat }) => {
      await press(page, choice(`place-${from}`))
      if (await has(page, choice(`owner-${seat}`))) await press(page, choice(`owner-${seat}`))
      await confirm(page, press)
    },
    told: /pushes a pirate/,
  },
  {
    type: 'ship',
    at: 'cartagena/ship',
    steps: (page, press) => decide(page, press, open('sail')),
    told: /sails/,
  },
  {
    type: 'freeShip',
    at: 'cartagena/free-ship',
    steps: (page, press) => decide(page, press, open('sail-free')),
    told: /sails.*(captain|free)/i,
  },
  {
    type: 'gun',
    at: 'cartagena/gun',
    steps: async (page, press) => {
      await powerOf('G')(page, press)
      await confirm(page, press)
      await settled(page)
      // The hand that was looked at: this is the kind `take`.
      await press(page, '[data-choice^="take-"]')
      await confirm(page, press)
    },
    told: /takes/,
  },
  {
    type: 'rum',
    at: 'cartagena/rum',
    steps: async (page, press) => {
      await powerOf('R')(page, press)
      await confirm(page, press)
      await settled(page)
      // Who gets what: the kind `share`. Two cards change places first.
      await press(page, choice('slot-0'))
      await press(page, choice('slot-2'))
      await confirm(page, press)
    },
    told: /gives/,
  },
  {
    type: 'lantern',
    at: 'cartagena/lantern',
    steps: async (page, press) => {
      await powerOf('L')(page, press)
      await confirm(page, press)
      await settled(page)
      // One to keep, the others in order: the kind `keep`.
      await press(page, choice('slot-0'))
      await press(page, choice('slot-3'))
      await confirm(page, press)
    },
    told: /puts .*back|back on/,
  },
  {
    type: 'chest',
    at: 'cartagena/chest',
    steps: async (page, press) => {
      await powerOf('C')(page, press)
      await confirm(page, press)
    },
    told: /opens the chest/,
  },
  {
    type: 'parrot',
    at: 'cartagena/parrot',
    steps: async (page, press) => {
      await powerOf('P')(page, press)
      await press(page, choice('as-G'))
      await confirm(page, press)
    },
    told: /parrots as/,
  },
  {
    type: 'pair',
    at: 'cartagena/pair',
    steps: async (page, press) => {
      await powerOf('H')(page, press)
      await confirm(page, press)
    },
    told: /two pirates/,
  },
  {
    type: 'skipDraw',
    at: 'cartagena/skip-draw',
    steps: (page, press) => decide(page, press, open('skip')),
    told: /draw/,
  },
  {
    type: 'endTurn',
    at: 'cartagena/end-turn',
    steps: (page, press) => decide(page, press, open('end-turn')),
    told: /./,
  },
  {
    type: 'discard',
    at: 'cartagena/discard',
    steps: async (page, press) => {
      await press(page, '[data-choice^="discard-"]:not([aria-pressed="true"])')
      await confirm(page, press)
    },
    told: /discards/,
  },
]

/** With Outlaws a dark card lets others discard first; bots do so at once. */
async function logOf(page: Page): Promise<string> {
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  return (await page.locator('.log li').allInnerTexts()).slice(0, 40).join('\n')
}

describe.each([
  ['pointer', byPointer],
  ['keyboard', byKeyboard],
] as const)('by %s', (_name, press) => {
  it.each(kinds)('$type', async ({ type, at, steps, told }) => {
    const page = await site.open({ botSpeed: 'instant' })
    await openAt(page, at)
    await steps(page, press, firstAction(cartagena, at, type) as Choice)
    expect(await logOf(page)).toMatch(told)
    await page.context().close()
  })
})

it('what is closed says why, with the number of the rule', async () => {
  const page = await site.open()
  await openAt(page, 'cartagena/at-turn')
  const end = page.locator('.choice:has([data-choice=end-turn])')
  await end.locator('.rule').waitFor({ state: 'attached' })
  expect(await end.locator('.bubble').textContent()).toMatch(/action.*CTG-11/)
})

it('a pirate in prison cannot fall back, and the ship that is away takes nobody aboard', async () => {
  const page = await site.open()
  await openAt(page, 'cartagena/ship-away')
  await byPointer(page, choice('place-prison'))
  await page.locator(`${choice('back')}[aria-disabled]`).waitFor()
  const back = page.locator('.choice:has([data-choice=back]) .bubble')
  expect(await back.textContent()).toMatch(/CTG-34/)
})

it('ghosts follow the card, then the pirate; Escape returns to the proposal', async () => {
  const page = await site.open()
  await openAt(page, 'cartagena/with-cards')
  const proposed = await page.locator(choice('confirm')).textContent()
  await byPointer(page, choice('place-prison'))
  const cards = await page.locator('.ctg-hand .ctg-to').allInnerTexts()
  const landings = new Set(cards.filter((text) => text.startsWith('→')))
  expect(Number(await page.locator('[data-ghosts]').getAttribute('data-ghosts'))).toBe(landings.size)
  await page.keyboard.press('Escape')
  expect(await page.locator(choice('confirm')).textContent()).toBe(proposed)
})

it('the discards and the chest tokens lie open behind the pile', async () => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'cartagena/with-discards')
  await byPointer(page, choice('discards'))
  await page.locator('.drawer .ctg-open li').first().waitFor()
  expect(await page.locator('.drawer .tokens li').count()).toBe(5)
})

it('a move is told step by step, and a tap finishes it', async () => {
  const page = await site.open({ motion: true, botSpeed: 'slow' })
  await openAt(page, 'cartagena/at-turn')
  await byPointer(page, open('confirm'))
  await page.locator('[data-settled=false]').waitFor({ state: 'attached' })
  await page.locator('.sheet').first().dispatchEvent('pointerdown')
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await settled(page)).toBe('asked')
})

/** Numbers of spaces that are drawn smaller than 10 px. */
const SMALL_NUMBERS = `[...document.querySelectorAll('.ctg-number')]
  .filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a < 10).length`

/** Every length and course, with how many spaces it has. */
const PATHS: readonly (readonly [FixtureName, number])[] = [
  ['cartagena/path-4', 24],
  ['cartagena/path-5', 30],
  ['cartagena/path-7', 42],
  ['cartagena/path-8', 48],
  ['cartagena/path-3-5', 48],
  ['cartagena/path-4-4', 48],
  ['cartagena/path-5-3', 48],
]

it.each([360, 1024])(
  'every length and course is drawn whole, with numbers one can read, at %i px',
  async (width) => {
    const page = await site.open({ width, height: 780, language: 'ja' })
    for (const [at, spaces] of PATHS) {
      await openAt(page, at)
      expect(await page.locator('.ctg-number').count()).toBe(spaces)
      const small = await page.evaluate(SMALL_NUMBERS)
      expect(small).toBe(0)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    }
  },
)
