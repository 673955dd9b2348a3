/** One visit to every scene in one language and theme, with all checks of a page together. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foreignFaults, type Language } from './foreign-words.ts'
import { axeFaults, enlargedFaults, laidOut, layoutFaults, silentFaults } from './page-checks.ts'
import { SCENES } from './scenes.ts'
import { openSite, type Site } from './site.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const LAPTOP = { width: 1280, height: 800 }
const SIZES: readonly Size[] = [
  PHONE,
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  TABLET,
  { width: 1024, height: 768 },
  LAPTOP,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

interface Visit {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  /** The way to the scene is walked at this size; axe looks at it there. */
  readonly size: Size
  readonly enlargedAt: Size
}

export const JAPANESE_NIGHT: Visit = { language: 'ja', theme: 'dark', size: PHONE, enlargedAt: TABLET }
export const ENGLISH_DAY: Visit = { language: 'en', theme: 'light', size: LAPTOP, enlargedAt: LAPTOP }

export function sweepSuite(visit: Visit): void {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  describe(`${visit.language}, ${visit.theme}`, () => {
    it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
      const page = await site.open({ language: visit.language, theme: visit.theme, ...visit.size })
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      })
      await scene(page)
      faults.push(...(await faultsOf(page, visit)))
      expect(faults).toEqual([])
      await page.context().close()
    })
  })
}

async function faultsOf(page: Page, { language, size, enlargedAt }: Visit): Promise<string[]> {
  const faults = [...(await axeFaults(page)), ...(await silentFaults(page))]
  faults.push(...(await foreignFaults(page, language)))
  for (const one of SIZES) {
    await resize(page, one)
    faults.push(...at(one, await layoutFaults(page)))
  }
  await resize(page, enlargedAt)
  faults.push(...at(enlargedAt, await enlargedFaults(page)).map((fault) => `200 %, ${fault}`))
  await resize(page, size)
  return faults
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await laidOut(page)
}

const at = ({ width, height }: Size, faults: readonly string[]) =>
  faults.map((fault) => `${width}x${height}: ${fault}`)
