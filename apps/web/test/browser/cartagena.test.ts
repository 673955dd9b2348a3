// Cartagena in a real browser: a set-up by keyboard, and each kind of choice both ways.
import { type Action, cartagena } from '@quayside/cartagena'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionsAt, type FixtureName, openAt } from '../support/fixture.ts'
import { toldBy } from '../support/log.ts'
import { byKeyboard, byPointer, byTab, type Press, settled, tabTo } from '../support/play.ts'
import { choice, decide, open } from '../support/play-cartagena.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A group of radio buttons by keyboard: Tab into it, then arrows to the wished value. */
async function chooseOption(page: Page, name: string, steps: number): Promise<void> {
  await tabTo(page, `input[name=${name}]`)
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown')
}

it('the whole story with Morgan and magic is set up and begun by keyboard alone', async () => {
  const page = await site.open()
  await page.goto('/new/cartagena')
  await page.locator(choice('begin')).waitFor()
  await chooseOption(page, 'layout', 2)
  await chooseOption(page, 'drawRule', 1)
  await chooseOption(page, 'magic', 1)
  for (const name of ['layout', 'drawRule', 'magic'])
    expect(await page.locator(`input[name=${name}]`).first().isChecked()).toBe(false)
  await byTab(page, choice('begin'))
  await settled(page)
  expect(await page.locator('.top .sub').textContent()).toMatch(/^3 crews, the whole story/)
  const told = await toldBy(page, () => decide(page, byTab, open('confirm')))
  expect(told[0]).toMatch(/^Skipper /)
  await page.context().close()
})

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
  /** The sentences that the log gets by it, oldest first; draws may follow. None: it gets none at all. */
  readonly told: readonly RegExp[]
  /** Whose turn begins with it. */
  readonly passesTo?: string
}

const confirm = (page: Page, press: Press) => decide(page, press, open('confirm'))

/** Chooses a card, then its power, and uses it as proposed. */
const powerOf = (letter: string) => async (page: Page, press: Press) => {
  await press(page, `[data-choice^="card-${letter}"]`)
  await press(page, open('power'))
}

const FOUR_LOOKS = Array.from({ length: 4 }, () => /^Skipper 1 looks at \w+ from the deck/)

const kinds: readonly Kind[] = [
  {
    type: 'forward',
    at: 'cartagena/forward',
    steps: async (page, press, { card, from }) => {
      await press(page, choice(`card-${card}`))
      await press(page, choice(`place-${from}`))
      await confirm(page, press)
    },
    told: [/^Skipper 1 plays \w+\.$/, /^Skipper 1 moves from .* to /],
  },
  {
    type: 'backward',
    at: 'cartagena/backward',
    steps: async (page, press, { from }) => {
      await press(page, choice(`place-${from}`))
      await decide(page, press, open('back'))
    },
    told: [/^Skipper 1 falls back from space \d+ to space \d+, worth \d cards?\.$/, /^Skipper 1 draws/],
  },
  {
    type: 'morgan',
    at: 'cartagena/morgan',
    steps: async (page, press, { from, seat }) => {
      await press(page, choice(`place-${from}`))
      await press(page, choice(`owner-${seat}`))
      await confirm(page, press)
    },
    told: [
      /^Skipper 1 pushes a pirate of Skipper [23] from .* to .*, worth \d cards?\.$/,
      /^Skipper 1 draws/,
    ],
  },
  {
    type: 'ship',
    at: 'cartagena/ship',
    steps: (page, press) => decide(page, press, open('sail')),
    told: [/^Skipper 1 sails to (Tortuga|Cartagena)\.$/],
  },
  {
    type: 'freeShip',
    at: 'cartagena/free-ship',
    steps: (page, press) => decide(page, press, open('sail-free')),
    told: [/^Skipper 1 sails to (Tortuga|Cartagena) as captain, for free\.$/],
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
    told: [
      /^Black Magic Woman: Skipper 1 plays gun for its power/,
      /^Skipper 1 sees the hand of Skipper [23]: /,
      /^Skipper 1 takes \w+ from Skipper [23]/,
      /^Skipper [23] draws/,
    ],
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
    told: [
      /^Black Magic Woman: Skipper 1 plays rum for its power/,
      ...FOUR_LOOKS,
      /^Skipper 1 gives \w+ to Skipper 2/,
      /^Skipper 1 gives \w+ to Skipper 3/,
      /^Skipper 1 keeps \w+/,
    ],
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
    told: [
      /^Black Magic Woman: Skipper 1 plays lantern for its power/,
      ...FOUR_LOOKS,
      /^Skipper 1 keeps \w+/,
      /^Skipper 1 puts back, top first: \w+, \w+, \w+/,
    ],
  },
  {
    type: 'chest',
    at: 'cartagena/chest',
    steps: async (page, press) => {
      await powerOf('C')(page, press)
      await confirm(page, press)
    },
    told: [
      /^Black Magic Woman: Skipper 1 plays chest for its power/,
      /^Skipper 1 opens the chest on space \d+: /,
    ],
  },
  {
    type: 'parrot',
    at: 'cartagena/parrot',
    steps: async (page, press) => {
      await powerOf('P')(page, press)
      await press(page, choice('as-G'))
      await confirm(page, press)
    },
    told: [/^Black Magic Woman: Skipper 1 plays two parrots as gun/, /^Skipper 1 moves from /],
  },
  {
    type: 'pair',
    at: 'cartagena/pair',
    steps: async (page, press) => {
      await powerOf('H')(page, press)
      await confirm(page, press)
    },
    told: [/^Black Magic Woman: Skipper 1 hooks two pirates with /, /^Skipper 1 moves two pirates from /],
  },
  {
    type: 'skipDraw',
    at: 'cartagena/skip-draw',
    steps: (page, press) => decide(page, press, open('skip')),
    told: [/^Skipper 1 skips the turn for a card/, /^Skipper 1 draws a card/],
    passesTo: 'Skipper 2',
  },
  {
    type: 'endTurn',
    at: 'cartagena/end-turn',
    steps: (page, press) => decide(page, press, open('end-turn')),
    told: [],
    passesTo: 'Skipper 2',
  },
  {
    type: 'discard',
    at: 'cartagena/discard',
    steps: async (page, press) => {
      await press(page, '[data-choice^="discard-"]:not([aria-pressed="true"])')
      await confirm(page, press)
    },
    told: [/^Skipper 1 discards \w+/, /^Skipper 3 moves from /],
    passesTo: 'Skipper 3',
  },
]

describe.each([
  ['pointer', byPointer],
  ['keyboard', byKeyboard],
] as const)('by %s', (_name, press) => {
  it.each(kinds)('$type', async ({ type, at, steps, told, passesTo }) => {
    const page = await site.open({ botSpeed: 'instant' })
    await openAt(page, at)
    const [found] = actionsAt(cartagena, at, type)
    const lines = await toldBy(page, () => steps(page, press, found as Choice))
    const first = told.length > 0 ? lines.slice(0, told.length) : lines
    expect(first).toEqual(told.map((line) => expect.stringMatching(line)))
    const curtains = await page.locator('.curtain h2').allTextContents()
    expect(curtains).toEqual(passesTo ? [`Pass the screen to ${passesTo}`] : [])
    await page.context().close()
  })
})

it('what is closed says why, with the number of the rule', async () => {
  const page = await site.open()
  await openAt(page, 'cartagena/at-turn')
  const end = page.locator('.choice:has([data-choice=end-turn])')
  await end.locator('.rule').waitFor({ state: 'attached' })
  expect(await end.locator('.bubble').textContent()).toMatch(/action.*CTG-11/)
  await page.context().close()
})

it('a pirate in prison cannot fall back, and the ship that is away takes nobody aboard', async () => {
  const page = await site.open()
  await openAt(page, 'cartagena/ship-away')
  await byPointer(page, choice('place-prison'))
  await page.locator(`${choice('back')}[aria-disabled]`).waitFor()
  const back = page.locator('.choice:has([data-choice=back]) .bubble')
  expect(await back.textContent()).toMatch(/CTG-34/)
  await page.context().close()
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
  await page.context().close()
})

it('the discards and the chest tokens lie open behind the pile', async () => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'cartagena/with-discards')
  await byPointer(page, choice('discards'))
  await page.locator('.drawer .ctg-open li').first().waitFor()
  expect(await page.locator('.drawer .tokens li').count()).toBe(5)
  await page.context().close()
})

it('a move is told step by step, and a tap finishes it', async () => {
  const page = await site.open({ motion: true, botSpeed: 'slow' })
  await openAt(page, 'cartagena/at-turn')
  await byPointer(page, open('confirm'))
  await page.locator('[data-settled=false]').waitFor({ state: 'attached' })
  await page.locator('.sheet').first().dispatchEvent('pointerdown')
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await settled(page)).toBe('asked')
  await page.context().close()
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
    await page.context().close()
  },
)
