/** The browser and the server that all browser tests share; `global-setup.ts` has started them. */
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { openPage, type Site } from './open-page.ts'

export type { Reader, Site } from './open-page.ts'

export async function openSite(): Promise<Site> {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const address = inject('siteAddress')
  return {
    address,
    open: (reader = {}) => openPage(browser, address, reader),
    close: () => browser.close(),
  }
}
