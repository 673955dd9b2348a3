/** What can be wrong with a set-up, one sentence each. */
import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataPlace } from '../server-data.ts'
import { checkServer } from './server-checks.ts'

export interface Finding {
  readonly state: 'ok' | 'note' | 'bad'
  readonly text: string
}

export interface Setup {
  readonly place: DataPlace
  /** The address that people use; null: only this machine is looked at. */
  readonly base: string | null
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const GIGABYTE = 1_073_741_824
const DAY = 86_400_000

export async function checkSetup({ place, base }: Setup): Promise<Finding[]> {
  return [
    version(),
    pages(),
    ...(await store(place)),
    ...(place.databaseUrl ? [] : [await disk(place.data)]),
    ...settings(),
    ...(base === null ? [NO_URL] : await checkServer(base)),
  ]
}

const NO_URL: Finding = {
  state: 'note',
  text: 'Proxy, clock and sockets were not checked; give the address that people use with --url.',
}

function version(): Finding {
  const text = readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8')
  const { engines } = JSON.parse(text) as { engines: { node: string } }
  const needed = Number(/\d+/.exec(engines.node)?.[0])
  const major = Number(process.versions.node.split('.')[0])
  return major >= needed
    ? { state: 'ok', text: `Node ${process.versions.node} runs Quayside.` }
    : { state: 'bad', text: `Node ${process.versions.node} is too old; the server needs Node ${needed}.` }
}

function pages(): Finding {
  const folder = process.env.QUAYSIDE_PAGES || join(ROOT, 'apps/web/dist')
  return existsSync(join(folder, 'index.html'))
    ? { state: 'ok', text: `The pages are built (${folder}).` }
    : { state: 'bad', text: `There are no pages in ${folder}; run "npm run build".` }
}

async function store(place: DataPlace): Promise<Finding[]> {
  const where = place.databaseUrl ? 'the PostgreSQL database' : place.data
  try {
    const { inspectStore } = await import('@quayside/store/inspect')
    const facts = await inspectStore(place)
    if (!facts)
      return [{ state: 'note', text: `There is no data in ${where} yet; the first start makes it.` }]
    const findings: Finding[] = [
      facts.damage === null
        ? { state: 'ok', text: `The data in ${where} reads: ${facts.tables} tables.` }
        : {
            state: 'bad',
            text: `The data in ${where} is damaged (${facts.damage}); restore the last backup.`,
          },
    ]
    if (facts.schema > facts.newest)
      findings.push({
        state: 'bad',
        text: `The data is of schema ${facts.schema}, later than this program (${facts.newest}).`,
      })
    if (facts.schema < facts.newest)
      findings.push({
        state: 'note',
        text: `The next start brings the data from schema ${facts.schema} to ${facts.newest}, after a backup.`,
      })
    if (facts.alive !== null && facts.alive > Date.now() + DAY)
      findings.push({
        state: 'bad',
        text: 'A server last wrote at a time in the future; set the clock of this machine.',
      })
    return findings
  } catch (error) {
    return [
      {
        state: 'bad',
        text: `The data in ${where} cannot be read: ${error instanceof Error ? error.message : error}.`,
      },
    ]
  }
}

async function disk(data: string): Promise<Finding> {
  let folder = resolve(data)
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  const free = (bavail * bsize) / GIGABYTE
  const text = `${free.toFixed(1)} GB are free where the data lies.`
  return { state: free < 0.2 ? 'bad' : free < 1 ? 'note' : 'ok', text }
}

function settings(): Finding[] {
  const { PUBLIC_URL, TRUST_PROXY, HOST, ADMIN_TOKEN } = process.env
  const findings: Finding[] = []
  if (PUBLIC_URL?.startsWith('https://') && !Number(TRUST_PROXY))
    findings.push({
      state: 'bad',
      text: 'PUBLIC_URL is https, but TRUST_PROXY is not set: everybody would share one address and its limits.',
    })
  if (Number(TRUST_PROXY) > 0 && !PUBLIC_URL)
    findings.push({ state: 'note', text: 'TRUST_PROXY is set without PUBLIC_URL; set both.' })
  if (Number(TRUST_PROXY) > 0 && HOST === '0.0.0.0')
    findings.push({
      state: 'note',
      text: 'HOST is 0.0.0.0 behind a proxy: nobody else must reach this port, or they write their own X-Forwarded-For.',
    })
  if (!ADMIN_TOKEN) findings.push({ state: 'note', text: 'ADMIN_TOKEN is not set: nobody can read reports.' })
  return findings
}
