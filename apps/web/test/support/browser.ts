/** A real browser on any machine: an installed one, else the one that comes with npm. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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
  if (installed) return chromium.launch({ executablePath: installed, args: FLAGS })
  const { default: carried } = await import('@sparticuz/chromium')
  // Its own list of arguments is for places without processes of one's own; there a closed page takes the browser along.
  return chromium.launch({ executablePath: await carried.executablePath(), args: [...FLAGS, '--no-zygote'] })
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
