// npm run first-move: on a processor four times slower, for each game: how long until the first move is possible, when the
// largest part of the page is painted, and how long the page is busy at one stretch.

import { manifests } from '@quayside/all/manifests'
import type { Page } from 'playwright-core'
import { type Reader, type Site, startSite } from './support/open-page.ts'
import { laidOut } from './support/page-checks.ts'
import { settled } from './support/play.ts'

const SLOWER = 4
const RUNS = 3
const phone: Reader = { width: 360, height: 780, botSpeed: 'instant' }

/** What is measured of a page, in milliseconds, and how much of it is allowed. */
const LIMITS = {
  'page opened to first possible move': 2000,
  '"Play now" clicked to first possible move': 2000,
  'largest paint of the harbour': 2000,
  'largest paint of the table': 2000,
  'longest task while a table is loaded': 200,
} as const
type What = keyof typeof LIMITS
type Figures = { readonly [W in What]: number }

/** Runs in the page before anything else. */
const OBSERVE = `
  window.seen = { paint: 0, task: 0 }
  const look = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true })
    return () => observer.takeRecords().forEach(take)
  }
  const looks = [
    look('largest-contentful-paint', (one) => { seen.paint = one.startTime }),
    look('longtask', (one) => { seen.task = Math.max(seen.task, one.duration) }),
  ]
  window.seenSoFar = () => { for (const take of looks) take(); return seen }`

const site = await startSite()
console.log(`Main thread ${SLOWER} times slower, nothing cached, 360 px, median of ${RUNS}:`)
let isFine = true
for (const { id } of manifests) isFine = report(id, await runs(site, id)) && isFine
await site.close()
console.log(isFine ? 'ok' : 'too slow')
process.exit(isFine ? 0 : 1)

async function runs(from: Site, game: string): Promise<readonly Figures[]> {
  const all: Figures[] = []
  for (let run = 0; run < RUNS; run++) all.push(await measure(from, game))
  return all
}

function report(game: string, all: readonly Figures[]): boolean {
  let ok = true
  for (const what of Object.keys(LIMITS) as What[]) {
    const values = all.map((figures) => figures[what]).sort((a, b) => a - b)
    const median = Math.round(values[values.length >> 1] ?? 0)
    const isWithin = median <= LIMITS[what]
    ok = ok && isWithin
    console.log(`${isWithin ? 'ok  ' : 'OVER'} ${game}, ${what}: ${median} of ${LIMITS[what]} ms`)
  }
  return ok
}

async function measure(from: Site, game: string): Promise<Figures> {
  const page = await from.open(phone)
  await page.addInitScript(OBSERVE)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/')
  await page.locator(`[data-choice=play-${game}]`).waitFor()
  const harbour = await seenBy(page)
  const clicked = performance.now()
  await page.locator(`[data-choice=play-${game}]`).click()
  await settled(page)
  const fromHarbour = performance.now() - clicked
  const opened = performance.now()
  await page.reload()
  await settled(page)
  const fromLink = performance.now() - opened
  const table = await seenBy(page)
  await page.context().close()
  return {
    'page opened to first possible move': fromLink,
    '"Play now" clicked to first possible move': fromHarbour,
    'largest paint of the harbour': harbour.paint,
    'largest paint of the table': table.paint,
    'longest task while a table is loaded': table.task,
  }
}

/** A paint is known with the frame after it; what observers have not been told yet is taken from them. */
async function seenBy(page: Page): Promise<{ readonly paint: number; readonly task: number }> {
  await laidOut(page)
  return page.evaluate('window.seenSoFar()') as Promise<{ paint: number; task: number }>
}
