/** One visit to every scene in one language and theme, with all checks of a page together. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foreignFaults, type Language } from './foreign-words.ts'
import { forget } from './forget.ts'
import { axeFaults, enlargedFaults, laidOut, layoutFaults, silentFaults, wordyFaults } from './page-checks.ts'
import { SCENES } from './scenes.ts'
import { openSite, type Site } from './site.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const isFull = process.env.QUAYSIDE_FULL === '1'

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const LAPTOP = { width: 1280, height: 800 }
/** Half of the sizes each; both halves have a small one, a phone or a page at 200 %, and a wide one. */
const SIZES_BY_NIGHT: readonly Size[] = [
  PHONE,
  { width: 640, height: 400 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1440 },
]
const SIZES_BY_DAY: readonly Size[] = [
  { width: 740, height: 360 },
  TABLET,
  { width: 1920, height: 1080 },
  // Last, for the letters are enlarged there.
  LAPTOP,
]
const SIZES: readonly Size[] = [...SIZES_BY_NIGHT, ...SIZES_BY_DAY]

interface Visit {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  /** The way to the scene is walked at this size; axe looks at it there. */
  readonly size: Size
  readonly enlargedAt: Size
  /** Where the pseudo-language is spoken, last of all; a quick run speaks it at the first of them. */
  readonly wordyAt: readonly Size[]
  /** The sizes that this visit sees in a quick run; the other visit sees the others, and a full run all of them in both. */
  readonly quickSizes: readonly Size[]
}

export const JAPANESE_NIGHT: Visit = {
  language: 'ja',
  theme: 'dark',
  size: PHONE,
  enlargedAt: TABLET,
  wordyAt: [],
  quickSizes: SIZES_BY_NIGHT,
}
export const ENGLISH_DAY: Visit = {
  language: 'en',
  theme: 'light',
  size: LAPTOP,
  enlargedAt: LAPTOP,
  wordyAt: [PHONE, LAPTOP],
  quickSizes: SIZES_BY_DAY,
}

export function sweepSuite(visit: Visit): void {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = new Visitor(await openSite(), visit)
  })
  afterAll(() => visitor.close())

  describe(`${visit.language}, ${visit.theme}`, () => {
    it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
      const page = await visitor.comeAnew()
      await scene(page)
      visitor.faults.push(...(await faultsOf(page, visit)))
      // The faults stand in the message: it is what the report says of a second try.
      expect(visitor.faults, visitor.faults.join('\n')).toEqual([])
      visitor.isContent = true
    })
  })
}

/**
 * One page for all scenes: a context for each would load and compile everything anew, most of what a visit costs. What the
 * visitor has kept is cleared before the next scene, and a scene that failed takes its page along.
 */
class Visitor {
  private readonly site: Site
  private readonly visit: Visit
  private page: Page | null = null
  /** What is wrong with the scene so far; errors in the console add themselves. */
  faults: string[] = []
  /** The scene before went well, so its page can be used again. */
  isContent = false

  constructor(site: Site, visit: Visit) {
    this.site = site
    this.visit = visit
  }

  async comeAnew(): Promise<Page> {
    const page = this.page && this.isContent ? await this.cleared(this.page) : await this.open()
    this.faults = []
    this.isContent = false
    return page
  }

  close(): Promise<void> {
    return this.site.close()
  }

  private async open(): Promise<Page> {
    await this.page?.context().close()
    const { language, theme, size } = this.visit
    const page = await this.site.open({ language, theme, ...size })
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()}`)
    })
    this.page = page
    return page
  }

  private async cleared(page: Page): Promise<Page> {
    await forget(page)
    await page.setViewportSize(this.visit.size)
    return page
  }
}

async function faultsOf(page: Page, visit: Visit): Promise<string[]> {
  const { language, enlargedAt, wordyAt, quickSizes } = visit
  const faults = [...(await axeFaults(page)), ...(await silentFaults(page))]
  faults.push(...(await foreignFaults(page, language)))
  for (const one of isFull ? SIZES : quickSizes) {
    await resize(page, one)
    faults.push(...at(one, await layoutFaults(page)))
  }
  await resize(page, enlargedAt)
  faults.push(...at(enlargedAt, await enlargedFaults(page)).map((fault) => `200 %, ${fault}`))
  for (const one of isFull ? wordyAt : wordyAt.slice(0, 1)) {
    await resize(page, one)
    faults.push(...at(one, await wordyFaults(page)).map((fault) => `pseudo-language, ${fault}`))
  }
  return faults
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await laidOut(page)
}

const at = ({ width, height }: Size, faults: readonly string[]) =>
  faults.map((fault) => `${width}x${height}: ${fault}`)
