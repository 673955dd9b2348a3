// Every page and scene: nothing for axe to find, nothing wider than the screen, nothing too small for a thumb, no error in the console.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaintsOf } from '../support/complaints.ts'
import { SCENES } from '../support/scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** One way to the scene for each language and light; then the window takes its widths. */
const visits = [
  {
    language: 'ja',
    theme: 'dark',
    sizes: [
      { width: 1024, height: 768 },
      { width: 360, height: 780 },
    ],
  },
  {
    language: 'en',
    theme: 'light',
    sizes: [
      { width: 360, height: 780 },
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
    ],
  },
] as const

describe.each(visits)('$language, $theme', ({ language, theme, sizes }) => {
  it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
    const page = await site.open({ language, theme, ...sizes[0] })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await scene(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const found = await complaintsOf(page)
      complaints.push(...found.map((complaint) => `${size.width} px: ${complaint}`))
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
