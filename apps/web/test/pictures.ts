// npm run pictures: the pictures of the READMEs, made anew from the scenes of the tests, into docs/pictures/.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type Site, startSite } from './support/open-page.ts'
import { readyForPicture } from './support/page-checks.ts'
import { SCENES } from './support/scenes.ts'

interface Picture {
  readonly name: string
  readonly scene: string
  readonly theme?: 'dark'
  readonly size?: { readonly width: number; readonly height: number }
  /** What is done in the scene before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 800 }

const PICTURES: readonly Picture[] = [
  { name: 'table', scene: 'table', prepare: (page) => page.locator('[data-choice=intent-buy]').click() },
  { name: 'catan', scene: 'catan-turn' },
  { name: 'cartagena', scene: 'cartagena-long' },
  { name: 'cargo-empire', scene: 'cargo-trip' },
  { name: 'payday-night', scene: 'payday', theme: 'dark' },
  { name: 'phone', scene: 'catan-turn', size: PHONE },
  { name: 'rules', scene: 'rules-example' },
  { name: 'lesson', scene: 'learn-catan' },
]

const folder = join(import.meta.dirname, '../../../docs/pictures')
const site = await startSite()
for (const picture of PICTURES)
  for (const language of ['en', 'ja'] as const) await take(site, picture, language)
await site.close()
console.log(`${PICTURES.length * 2} pictures in docs/pictures/`)

async function take(from: Site, picture: Picture, language: 'en' | 'ja'): Promise<void> {
  const page = await from.open({ language, theme: picture.theme ?? 'light', ...(picture.size ?? DESK) })
  await SCENES[picture.scene]?.(page)
  await picture.prepare?.(page)
  await page.mouse.move(0, 0)
  await readyForPicture(page)
  await page.screenshot({ path: join(folder, `${picture.name}-${language}.png`) })
  await page.context().close()
}
