/**
 * A real browser on any machine: the headless one that comes with npm, which needs half the processor time of a desktop
 * browser, else an installed one. `CHROME_PATH` names another to be used.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'

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

/** A browser of one's own, for scripts and for tests that restart it. */
export async function startBrowser(): Promise<Browser> {
  return withPackagedOrInstalled((options) => chromium.launch(options))
}

/** The browser of npm shows no notifications; where none is installed, it must do. */
export async function startNotifyingBrowser(): Promise<Browser> {
  const installed = installedBrowser()
  return installed ? chromium.launch({ executablePath: installed, args: FLAGS }) : startBrowser()
}

/** A browser that several processes connect to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return withPackagedOrInstalled((options) => chromium.launchServer({ ...options, host: '127.0.0.1' }))
}

type Launch<B> = (options: LaunchOptions) => Promise<B>

async function withPackagedOrInstalled<B>(launch: Launch<B>): Promise<B> {
  const wanted = process.env.CHROME_PATH
  if (wanted) return launch({ executablePath: wanted, args: FLAGS })
  try {
    return await launchPackaged(launch)
  } catch (error) {
    // The package is for Linux on x64; elsewhere people have a browser.
    const installed = installedBrowser()
    if (!installed) throw error
    return launch({ executablePath: installed, args: FLAGS })
  }
}

/**
 * The browser of the npm package, without its own list of arguments: that list is for sandboxes without child processes,
 * where a closed page ends the browser. A machine that lacks its shared libraries gets those of the package too.
 */
async function launchPackaged<B>(launch: Launch<B>): Promise<B> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const args = [...FLAGS, '--no-zygote']
  try {
    return await launch({ executablePath, args })
  } catch {
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
    const libraries = join(await inflate(join(bin, 'al2023.tar.br')), 'lib')
    const fonts = await inflate(join(bin, 'fonts.tar.br'))
    const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts } as {
      [name: string]: string
    }
    return launch({ executablePath, args, env })
  }
}

function installedBrowser(): string | null {
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
