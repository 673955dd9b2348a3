/** Checks a set-up in words: versions, pages, store, disk, clock, and the way through a proxy. */
import { readWords } from '../arguments.ts'
import { checkSetup, type Finding } from '../doctor/checks.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { dataPlace } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  data: { type: 'string' },
  url: { type: 'string' },
  settings: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const doctor: Command = {
  usage: 'doctor [--data DIR] [--settings FILE] [--url URL] [--json]',
  does: 'checks a set-up: versions, pages, store, disk, clock; with --url also proxy and sockets',
  async run(given) {
    const words = readWords(given, FLAGS)
    const { settings, url } = words.flags
    if (settings !== undefined) loadSettings(String(settings))
    const base = String(url ?? process.env.PUBLIC_URL ?? '').replace(/\/$/, '')
    if (base !== '' && !/^https?:\/\//.test(base))
      throw new BadInput('--url must begin with http:// or https://')
    const findings = await checkSetup({ place: dataPlace(words), base: base === '' ? null : base })
    if (words.flags.json) printJson({ findings })
    else for (const { state, text } of findings) console.log(`${MARKS[state]}  ${text}`)
    if (findings.some(({ state }) => state === 'bad')) throw new FoundFailure('')
  },
}

const MARKS: { readonly [state in Finding['state']]: string } = { ok: 'ok  ', note: 'note', bad: 'BAD ' }

function loadSettings(file: string): void {
  try {
    process.loadEnvFile(file)
  } catch {
    throw new BadInput(`there is no file "${file}"`)
  }
}
