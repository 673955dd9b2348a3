/** What people say: to the table, and about somebody to those who run the server. */
import { CHAT_LENGTH, cleanText, NAME_LENGTH, REPORT_LENGTH } from '../http/clean.ts'
import type { Online } from '../online.ts'
import { randomLetters } from '../secrets.ts'
import type { Guest } from '../store/port.ts'
import type { Answered } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { refusal } from '../texts.ts'

interface Speaker {
  readonly online: Online
  readonly live: LiveTable
  readonly guest: Guest
}

/** `id` is the client's own number for this line. */
export async function speak({ online, live, guest }: Speaker, said: string, id?: string): Promise<Answered> {
  // A socket that was lost before the answer sends its line again.
  if (id !== undefined && live.lastSaid.get(guest.id) === id) return { ok: { lines: [] } }
  if (live.room.muted.includes(guest.id)) return { refused: refusal('muted') }
  const text = cleanText(said, CHAT_LENGTH)
  if (text === '') return { refused: refusal('emptyText') }
  if (!online.rateLimiters.chat.take(guest.id)) return { refused: refusal('tooOften') }
  const name = cleanText(guest.name, NAME_LENGTH)
  if (id !== undefined) live.lastSaid.set(guest.id, id)
  const line = await online.store.addChat(live.id, { guest: guest.id, name, text, at: online.now() })
  await online.registry.tellChat(live, line.n)
  return { ok: { lines: [line] } }
}

export async function reportGuest(
  { online, live, guest }: Speaker,
  complaint: { readonly about: string; readonly text: string },
): Promise<Answered> {
  const text = cleanText(complaint.text, REPORT_LENGTH)
  if (text === '') return { refused: refusal('emptyText') }
  await online.store.addReport({
    table: live.id,
    id: randomLetters(12),
    guest: guest.id,
    about: cleanText(complaint.about, 40),
    text,
    at: online.now(),
  })
  online.metrics.reports.inc()
  return { ok: {} }
}
