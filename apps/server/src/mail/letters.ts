/** The two mails that are ever written: one that asks whether an address is right, and one that lists tables that wait. */
import { loadGame } from '@quayside/all'
import type { TableRow } from '@quayside/store'
import { timeLeft } from '@quayside/table'
import type { InEachLanguage, Language } from '@quayside/texts'
import type { Letter } from './post-office.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import type { MailWords } from './texts/words.ts'

const words: InEachLanguage<MailWords> = { en, ja }
const HOUR = 3_600_000
const MOST_LISTED = 20

export interface Reader {
  readonly address: string
  readonly language: Language
  /** Where the server is, as people call it. */
  readonly site: string
}

/** After the mark of an address, where no server and no proxy reads it. */
const linkTo = (site: string, deed: 'confirm' | 'stop', token: string) =>
  `${site}/settings#mail-${deed}=${token}`

export function askingLetter({ address, language, site }: Reader, token: string): Letter {
  const w = words[language]
  return {
    to: address,
    language,
    subject: w.askSubject,
    text: w.ask(linkTo(site, 'confirm', token)),
    stop: null,
  }
}

/** A table that waits for a seat of the reader. */
export interface WaitingTable {
  readonly row: TableRow
  readonly seat: number
}

/** Tables at which a guest owes the next step, those with the least time first. */
export function waitingFor(guest: string, rows: readonly TableRow[], now: number): WaitingTable[] {
  const waiting = rows.flatMap((row): WaitingTable[] => {
    const seat = row.room.seats.findIndex((one) => one.guest === guest)
    const own = row.room.seats[seat]
    const isWaiting = row.room.status === 'playing' && own?.standIn === null && row.facts.owe.includes(seat)
    return isWaiting ? [{ row, seat }] : []
  })
  return waiting.sort((a, b) => leftAt(a, now) - leftAt(b, now) || a.row.changed - b.row.changed)
}

const leftAt = ({ row, seat }: WaitingTable, now: number) =>
  row.clock ? timeLeft(row.clock, seat, now) : Number.POSITIVE_INFINITY

export async function waitingLetter(
  { address, language, site }: Reader,
  waiting: readonly WaitingTable[],
  now: number,
  stop: string,
): Promise<Letter> {
  const w = words[language]
  const listed = await Promise.all(
    waiting.slice(0, MOST_LISTED).map((one) => lineOf(one, language, site, now)),
  )
  const rest = waiting.length - listed.length
  const text = [
    w.waiting,
    ...listed,
    ...(rest > 0 ? [w.more(rest)] : []),
    `${w.settings(`${site}/settings`)}\n${w.stop(linkTo(site, 'stop', stop))}`,
  ].join('\n\n')
  const oneClick = `${site}/api/mail/stop?token=${stop}`
  return { to: address, language, subject: w.subject(waiting.length), text, stop: oneClick }
}

async function lineOf(one: WaitingTable, language: Language, site: string, now: number): Promise<string> {
  const { row, seat } = one
  const w = words[language]
  const title = (await loadGame(row.room.game))?.texts[language].title ?? row.room.game
  const rivals = row.room.seats.flatMap(({ guest, name }, i) => (i !== seat && guest !== null ? [name] : []))
  const left = leftAt(one, now)
  const time =
    left === Number.POSITIVE_INFINITY ? [] : [left < HOUR ? w.soon : w.left(Math.floor(left / HOUR))]
  return [w.table(title, rivals), ...time, `${site}/online/${row.id}`].join('\n')
}
