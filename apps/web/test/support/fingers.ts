/** Real fingers on a touched screen, as many as there are points. */
import type { Page } from 'playwright-core'

export type Point = readonly [x: number, y: number]

export interface Fingers {
  down(...points: Point[]): Promise<void>
  move(...points: Point[]): Promise<void>
  up(): Promise<void>
  /** Rests at this place, then goes up, as a finger does that has aimed. A flick ends as a fling, and Chromium takes no tap after it. */
  restAndUp(point: Point): Promise<void>
  /** Twice at one place, a tenth of a second apart, however busy the machine is. */
  tapTwice(point: Point): Promise<void>
}

/** Longer than what Chromium takes the speed of a finger from. */
const REST_S = 0.2

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    timestamp?: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      ...(timestamp === undefined ? {} : { timestamp }),
    })
  return {
    down: async (...points) => void (await send('touchStart', points)),
    move: async (...points) => void (await send('touchMove', points)),
    up: async () => void (await send('touchEnd', [])),
    async restAndUp(point) {
      const now = Date.now() / 1000
      await send('touchMove', [point], now + REST_S)
      await send('touchMove', [point], now + 2 * REST_S)
      await send('touchEnd', [], now + 2 * REST_S)
    },
    async tapTwice(point) {
      const now = Date.now() / 1000
      for (const at of [now, now + 0.1]) {
        await send('touchStart', [point], at)
        await send('touchEnd', [], at + 0.02)
      }
    },
  }
}

/** The middle of an element. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Two fingers go apart around a point. */
export async function spread(fingers: Fingers, [x, y]: Point): Promise<void> {
  await fingers.down([x - 30, y], [x + 30, y])
  for (let off = 36; off <= 66; off += 6) await fingers.move([x - off, y], [x + off, y])
  await fingers.up()
}
