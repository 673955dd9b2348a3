/** For those who run a server: reports, tables and guests, through the running server, so that everybody is told at once. */
import { readWords, type Words } from '../arguments.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = { url: { type: 'string' }, why: { type: 'string' }, json: { type: 'boolean' } } as const
const READS: { readonly [name: string]: (about: string) => string } = {
  reports: () => '/api/admin/reports',
  audit: () => '/api/admin/audit',
  table: (id) => `/api/admin/tables/${encodeURIComponent(id)}`,
}
const DEEDS = ['close', 'ban', 'unban', 'forget', 'settle']
const NEEDS_NOTHING = ['reports', 'audit']

interface Said {
  readonly reports?: readonly Readonly<Record<string, string | number | null>>[]
  readonly audit?: readonly Readonly<Record<string, string | number | null>>[]
  readonly log?: readonly { readonly seq: number; readonly text: string }[]
  readonly chat?: readonly { readonly name: string; readonly guest: string; readonly text: string }[]
  readonly room?: { readonly status: string; readonly host: string; readonly seats: readonly object[] }
  readonly error?: { readonly message: { readonly en: string } }
}

export const admin: Command = {
  usage:
    'admin reports|audit|table ID|close ID|ban GUEST|unban GUEST|forget GUEST|settle TABLE/REPORT [--why TEXT] [--url URL] [--json]',
  does: 'reports, tables and guests of a running server (ADMIN_TOKEN in the environment)',
  async run(given) {
    const words = readWords(given, FLAGS)
    const { name, about } = wanted(words)
    const said = await ask(words, name, about)
    if (words.flags.json) printJson(said)
    else print(name, about, said)
  },
}

function wanted({ names }: Words): { readonly name: string; readonly about: string } {
  const [name = '', about = '', extra] = names
  const known = [...Object.keys(READS), ...DEEDS]
  if (!known.includes(name)) throw new BadInput(`say what to do: ${known.join(', ')}`)
  if (about === '' && !NEEDS_NOTHING.includes(name)) throw new BadInput(`say which one to ${name}`)
  if (extra !== undefined) throw new BadInput(`"${extra}" is one word too many`)
  return { name, about }
}

async function ask({ flags }: Words, name: string, about: string): Promise<Said> {
  const token = process.env.ADMIN_TOKEN
  if (!token) throw new BadInput('set ADMIN_TOKEN to the token that the server was started with')
  const base = String(flags.url ?? `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '')
  const read = READS[name]
  const body = JSON.stringify({ action: name, about, note: String(flags.why ?? '') })
  const answer = await fetch(base + (read ? read(about) : '/api/admin'), {
    method: read ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(read ? {} : { 'content-type': 'application/json' }) },
    ...(read ? {} : { body }),
  }).catch(() => {
    throw new BadInput(`no server answers at ${base}; give its address with --url`)
  })
  const text = await answer.text()
  if (answer.status === 404 && !text.startsWith('{'))
    throw new BadInput(`there is no admin page at ${base}; start the server with ADMIN_TOKEN`)
  const said = JSON.parse(text) as Said
  if (!answer.ok)
    throw new FoundFailure(`quayside: ${said.error?.message.en ?? `the server answered ${answer.status}`}`)
  return said
}

function print(name: string, about: string, said: Said): void {
  const when = (at: unknown) => new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')
  for (const one of said.reports ?? []) {
    const state = one.settled === null ? 'open' : 'settled'
    console.log(
      `${when(one.at)}  ${one.table}/${one.id}  ${state}  by ${one.guest} about ${one.about}: ${one.text}`,
    )
  }
  for (const one of said.audit ?? [])
    console.log(`${when(one.at)}  ${one.who}  ${one.action} ${one.about}  ${one.note}`)
  if (said.room) {
    console.log(`table ${about}: ${said.room.status}, host ${said.room.host}`)
    for (const seat of said.room.seats) console.log(`  seat ${JSON.stringify(seat)}`)
  }
  for (const { name: who, guest, text } of said.chat ?? []) console.log(`  ${who} (${guest}): ${text}`)
  for (const { seq, text } of said.log ?? []) console.log(`  ${seq} ${text}`)
  if (DEEDS.includes(name)) console.log(`done: ${name} ${about}`)
  else if ((said.reports ?? said.audit)?.length === 0) console.log('none')
}
