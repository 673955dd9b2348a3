/** Our server as people run it, started as a program: tables with four people each, already playing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ComeBack,
  type MeasuredChild,
  type MeasuredServer,
  type PreparedTable,
  startMeasured,
  untilEnd,
} from './child.ts'
import { prepareTables } from './prepare.ts'

const PROGRAM = new URL('../../../apps/server/src/main.ts', import.meta.url)
/** Tables leave memory this soon after the last connection, so that their coming back can be measured. */
const IDLE_MS = 1000

export interface QuaysideOptions {
  readonly game: string
  /** `sqlite` or `postgres`, each also with `-not-durable`. */
  readonly store: string
  readonly databaseUrl: string | null
  /** How many tables may be asked for. */
  readonly tables: number
}

export async function startQuayside(options: QuaysideOptions): Promise<MeasuredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const databaseUrl = options.store.startsWith('postgres') ? (options.databaseUrl ?? '') : ''
  const spare = await prepareTables({ data: folder, databaseUrl }, options.game, options.tables)
  const env = {
    ...ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    QUAYSIDE_PAGES: folder,
    ...durability(options.store),
  }
  const start = (port: number) =>
    startMeasured(PROGRAM, ['--port', String(port), '--host', '127.0.0.1', '--data', folder], env)
  let child = start(0)
  const port = await portOf(child)
  const base = `http://127.0.0.1:${port}`
  const used: PreparedTable[] = []
  return {
    port,
    cpu: () => child.cpu(),
    memory: () => child.memory(),
    async nextTable() {
      const table = spare.pop()
      if (!table) throw new Error('no more tables are prepared')
      await call(base, table, 'start', 'POST')
      used.push(table)
      return table
    },
    comeBack: () => comeBack(child, base, used),
    async restart() {
      await child.stop()
      child = start(port)
      await portOf(child)
    },
    async stop() {
      await child.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const ENVIRONMENT = { QUAYSIDE_LIMITS: 'off', QUAYSIDE_IDLE_MS: String(IDLE_MS), LOG_LEVEL: 'warn' }

function durability(store: string) {
  return { QUAYSIDE_DURABLE: store.endsWith('-not-durable') ? 'off' : 'on' }
}

/** It prints where it is. */
function portOf(child: MeasuredChild): Promise<number> {
  let said = ''
  return untilEnd(child.process, (resolve) => {
    child.process.stdout?.on('data', (text: string) => {
      said += text
      const port = /Quayside is at \S+:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
  })
}

async function call(
  base: string,
  { id, tokens }: PreparedTable,
  what: string,
  method: 'GET' | 'POST',
): Promise<unknown> {
  const headers = { authorization: `Bearer ${tokens[0]}` }
  const answer = await fetch(`${base}/api/tables/${id}/${what}`, { method, headers })
  if (!answer.ok) throw new Error(`${what} was refused: ${await answer.text()}`)
  return answer.json()
}

async function untilIdle(base: string): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${base}/metrics`)).text()
    if (/^quayside_tables_in_memory 0$/m.test(figures)) return
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 4))
  }
}

/** So few tables at once that none leaves memory between its two requests. */
const AT_ONCE = 20

/** Every table is asked for twice: first it must come back from the store, then the request alone is left. The mean of all. */
async function comeBack(
  child: MeasuredChild,
  base: string,
  tables: readonly PreparedTable[],
): Promise<ComeBack> {
  await untilIdle(base)
  let spent = 0
  let entries = 0
  for (let i = 0; i < tables.length; i += AT_ONCE) {
    const some = tables.slice(i, i + AT_ONCE)
    const began = await child.cpu()
    for (const table of some) entries += seqOf(await call(base, table, 'position', 'GET'))
    const between = await child.cpu()
    for (const table of some) await call(base, table, 'position', 'GET')
    spent += between - began - ((await child.cpu()) - between)
  }
  return { entries: Math.round(entries / tables.length), ms: Math.max(0, spent) / 1000 / tables.length }
}

function seqOf(answer: unknown): number {
  return (answer as { update: { seq: number } | null }).update?.seq ?? 0
}
