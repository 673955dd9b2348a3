// npm run first-move: how long a visitor waits until the first move is possible, on a processor four times slower.
import { settled } from '../apps/web/test/support/play.ts'
import { openSite, type Reader, type Site } from '../apps/web/test/support/site.ts'

const SLOWER = 4
const RUNS = 5
const LIMIT = 2000
const phone: Reader = { width: 360, height: 780, botSpeed: 'instant' }

const site = await openSite()
const fromHarbour: number[] = []
const fromLink: number[] = []
for (let run = 0; run < RUNS; run++) {
  const { harbour, link } = await measure(site)
  fromHarbour.push(harbour)
  fromLink.push(link)
}
await site.close()

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const line = (what: string, list: readonly number[]) =>
  console.log(`${what}: ${Math.round(median(list))} ms (median of ${list.map(Math.round).join(', ')})`)
console.log(`Main thread ${SLOWER} times slower, nothing cached, 360 px:`)
line('page opened to first possible move', fromLink)
line('"Play now" clicked to first possible move, harbour open', fromHarbour)
const isFine = median(fromLink) <= LIMIT && median(fromHarbour) <= LIMIT
console.log(isFine ? `ok, at most ${LIMIT} ms` : `too slow, at most ${LIMIT} ms are allowed`)
process.exit(isFine ? 0 : 1)

async function measure(from: Site): Promise<{ harbour: number; link: number }> {
  const page = await from.open(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').waitFor()
  const clicked = performance.now()
  await page.locator('[data-choice=play-carthage]').click()
  await settled(page)
  const harbour = performance.now() - clicked
  const opened = performance.now()
  await page.reload()
  await settled(page)
  const link = performance.now() - opened
  await page.context().close()
  return { harbour, link }
}
