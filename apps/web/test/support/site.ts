/** The browser and the server that all browser tests share; `global-setup.ts` has started them. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { forget } from './forget.ts'
import { openPage, type Reader, type Site } from './open-page.ts'

export type { Reader, Site } from './open-page.ts'

export interface TestSite extends Site {
  /**
   * A page that the next test of the file with the same reader gets too, cleared of everything kept: half the cost of a new
   * one. For tests that leave the browser as it is: no listeners, routes, clocks, offline networks.
   */
  borrow(reader?: Reader): Promise<Page>
}

export async function openSite(): Promise<TestSite> {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const address = inject('siteAddress')
  const idle = new Map<string, Page[]>()
  return {
    address,
    open: (reader = {}) => openPage(browser, address, reader),
    borrow: (reader = {}) => borrow(browser, address, reader, idle),
    close: () => browser.close(),
  }
}

async function borrow(
  browser: Browser,
  address: string,
  reader: Reader,
  idle: Map<string, Page[]>,
): Promise<Page> {
  const key = JSON.stringify(reader)
  const pages = idle.get(key) ?? []
  idle.set(key, pages)
  const page = pages.pop() ?? (await openPage(browser, address, reader))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') return page.context().close()
    await forget(page)
    pages.push(page)
  })
  return page
}
