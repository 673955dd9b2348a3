/** Started once for all browser tests: one browser and one server. Test files connect to them. */
import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './support/browser.ts'
import { startOnlineHouse } from './support/online-server.ts'
import { pages } from './support/open-page.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly browserEndpoint: string
    readonly siteAddress: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer()
  const house = await startOnlineHouse(pages)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('siteAddress', house.address)
  return async () => {
    await browser.close()
    await house.close()
  }
}
