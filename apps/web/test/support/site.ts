/** The browser and the server that all browser tests share; `global-setup.ts` has started them. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { forget } from './forget.ts'
import { openPage, type Reader, type Site } from './open-page.ts'
import { noteError } from './page-errors.ts'

export type { Reader, Site } from './open-page.ts'

export interface TestSite extends Site {
  /**
   * A page that the next test with the same reader gets too, of whatever file, cleared of everything kept: half the cost of
   * a new one. For tests that leave the browser as it is: no routes, scripts, clocks, offline networks.
   */
  borrow(reader?: Reader): Promise<Page>
}

/** Files of one thread share their modules, so they share a connection and the pages that nobody has borrowed. */
let connected: Promise<Browser> | null = null
const idle = new Map<string, Page[]>()

/** What tests may listen to. */
const EVENTS = ['pageerror', 'console', 'dialog', 'request', 'response', 'websocket']

export async function openSite(): Promise<TestSite> {
  connected ??= chromium.connect(inject('browserEndpoint'))
  const browser = await connected
  const address = inject('siteAddress')
  const own: Page[] = []
  return {
    address,
    open: async (reader = {}) => {
      const page = await openPage(browser, address, reader, noteError)
      own.push(page)
      return page
    },
    borrow: (reader = {}) => borrow(browser, address, reader),
    close: async () => {
      for (const page of own) await page.context().close()
    },
  }
}

async function borrow(browser: Browser, address: string, reader: Reader): Promise<Page> {
  const key = JSON.stringify(reader)
  const pages = idle.get(key) ?? []
  idle.set(key, pages)
  const page = pages.pop() ?? (await openPage(browser, address, reader, noteError))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') return page.context().close()
    // What a page still loads is broken off: that is no error of the next test.
    for (const event of EVENTS) page.removeAllListeners(event)
    await forget(page)
    page.on('pageerror', noteError)
    pages.push(page)
  })
  return page
}
