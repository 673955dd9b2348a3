/** A real browser on any machine: an installed one, else the one that comes with npm. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function startBrowser(): Promise<Browser> {
  const installed = process.env.QUAYSIDE_BROWSER === 'npm' ? null : installedBrowser()
  return installed ? chromium.launch({ executablePath: installed, args: FLAGS }) : startCarried()
}

/**
 * The browser of the npm package, without its own list of arguments: that is for places without processes of one's own,
 * where a closed page takes the browser along. A machine without the libraries it needs gets those of the package too.
 */
async function startCarried(): Promise<Browser> {
  const { default: carried, inflate } = await import('@sparticuz/chromium')
  const executablePath = await carried.executablePath()
  const args = [...FLAGS, '--no-zygote']
  try {
    return await chromium.launch({ executablePath, args })
  } catch {
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
    const libraries = join(await inflate(join(bin, 'al2023.tar.br')), 'lib')
    const fonts = await inflate(join(bin, 'fonts.tar.br'))
    const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts } as {
      [name: string]: string
    }
    return chromium.launch({ executablePath, args, env })
  }
}

function installedBrowser(): string | null {
  const wanted = process.env.CHROME_PATH
  if (wanted) return wanted
  for (const name of NAMES) {
    const found = which(name)
    if (found) return found
  }
  return PLACES.find((place) => existsSync(place)) ?? null
}

function which(name: string): string | null {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which'
    return execFileSync(finder, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
