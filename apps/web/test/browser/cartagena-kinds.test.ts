// Cartagena in a real browser: each kind of choice by pointer and by keyboard.
import { type Action, cartagena } from '@quayside/cartagena'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionsAt, type FixtureName, openAt } from '../support/fixture.ts'
import { toldBy } from '../support/log.ts'
import { byKeyboard, byPointer, type Press, settled } from '../support/play.ts'
import { choice, decide, open } from '../support/play-cartagena.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

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
  ['pointer', byPointer, kinds],
  // Keys reach what a pointer reaches, kind by kind in the same way.
  ['keyboard', byKeyboard, sampled(kinds, 3)],
] as const)('by %s', (_name, press, tried) => {
  it.each(tried)('$type', async ({ type, at, steps, told, passesTo }) => {
    const page = await site.borrow({ botSpeed: 'instant' })
    await openAt(page, at)
    const [found] = actionsAt(cartagena, at, type)
    const lines = await toldBy(page, () => steps(page, press, found as Choice))
    const first = told.length > 0 ? lines.slice(0, told.length) : lines
    expect(first).toEqual(told.map((line) => expect.stringMatching(line)))
    const curtains = await page.locator('.curtain h2').allTextContents()
    expect(curtains).toEqual(passesTo ? [`Pass the screen to ${passesTo}`] : [])
  })
})
