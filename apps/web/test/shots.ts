// npm run shots [scene ...]: pictures of every page and scene, at four widths, by day and at night, in both languages, into shots/.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Site, startSite } from './support/open-page.ts'
import { readyForPicture } from './support/page-checks.ts'
import { SCENES } from './support/scenes.ts'

const SIZES = [
  [360, 780],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'ja'] as const

const folder = join(import.meta.dirname, '../../../shots')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in SCENES))
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')}; there are ${Object.keys(SCENES).join(', ')}.`)
  process.exit(2)
}

await mkdir(folder, { recursive: true })
const site = await startSite()
let taken = 0
for (const name of wanted.length > 0 ? wanted : Object.keys(SCENES)) taken += await shoot(site, name)
await site.close()
console.log(`${taken} pictures in shots/`)

/** One way to the scene for each language and light; then the window takes all widths. */
async function shoot(from: Site, name: string): Promise<number> {
  let many = 0
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      const page = await from.open({ language, theme, width: 1280, height: 800 })
      await SCENES[name]?.(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.mouse.move(0, 0)
        await readyForPicture(page)
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`) })
        many++
      }
      await page.context().close()
    }
  }
  return many
}
