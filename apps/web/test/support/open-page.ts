/** Opens the built pages with a visitor's language, theme, window and settings. */
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startBrowser } from './browser.ts'
import { startOnlineHouse } from './online-server.ts'

export interface Reader {
  readonly language?: 'en' | 'ja'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** A screen that is touched. */
  readonly touch?: boolean
  /** Pieces travel and bots take their time; off in tests. */
  readonly motion?: boolean
  readonly botSpeed?: 'slow' | 'normal' | 'fast' | 'instant'
  /** The table as a drawing, or in words. */
  readonly tableForm?: 'board' | 'text'
  /** The pages are kept on the device; off in tests, which would all fetch every file. */
  readonly keepsPages?: boolean
}

export interface Site {
  readonly address: string
  open(reader?: Reader): Promise<Page>
  close(): Promise<void>
}

export const pages = join(import.meta.dirname, '../../dist')

/** For scripts: a browser and a server of their own. */
export async function startSite(): Promise<Site> {
  const house = await startOnlineHouse(pages)
  const browser = await startBrowser()
  return {
    address: house.address,
    open: (reader = {}) => openPage(browser, house.address, reader),
    close: async () => {
      await browser.close()
      await house.close()
    },
  }
}

/** Ends the connection to the browser, and with it the script or the file that has it for itself. */
function fail(error: Error): never {
  throw error
}

export async function openPage(
  browser: Browser,
  address: string,
  reader: Reader,
  onError: (error: Error) => void = fail,
): Promise<Page> {
  const { language = 'en', theme = 'light', width = 1280, height = 800, motion = false } = reader
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    hasTouch: reader.touch ?? false,
    serviceWorkers: reader.keepsPages ? 'allow' : 'block',
  })
  const wishes = JSON.stringify({
    botSpeed: reader.botSpeed ?? (motion ? 'normal' : 'instant'),
    tableForm: reader.tableForm ?? 'board',
  })
  await context.addInitScript(
    `if (!localStorage.getItem('quayside-settings')) localStorage.setItem('quayside-settings', ${JSON.stringify(wishes)})`,
  )
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', onError)
  return page
}
