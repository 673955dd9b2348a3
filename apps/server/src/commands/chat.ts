/** Chat at a table, and reports about a guest to the operators. */
import { type ChatLine, type Guest, randomLetters } from '@quayside/store'
import { CHAT_LENGTH, cleanText, NAME_LENGTH, REPORT_LENGTH } from '../http/user-text.ts'
import type { Online } from '../online.ts'
import type { Answered } from '../tables/decision.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { refusal } from '../texts.ts'

interface ChatSender {
  readonly online: Online
  readonly live: LiveTable
  readonly guest: Guest
}

/** What was said, without those who have blocked this guest or are blocked. */
export async function chatFor(
  { store }: Pick<Online, 'store'>,
  table: string,
  guest: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<ChatLine[]> {
  const apart = await store.people.apart(guest)
  return (await store.chat(table, after, most)).filter((line) => !apart.includes(line.guest))
}

/** `id` is the client's request id. */
export async function sendChat(
  { online, live, guest }: ChatSender,
  message: string,
  id?: string,
): Promise<Answered> {
  // A client that lost its connection before the answer sends the line again.
  if (id !== undefined && live.lastChatId.get(guest.id) === id) return { ok: { lines: [] } }
  if (live.room.muted.includes(guest.id)) return { refused: refusal('muted') }
  const text = cleanText(message, CHAT_LENGTH)
  if (text === '') return { refused: refusal('emptyText') }
  if (!online.rateLimiters.chat.take(guest.id)) return { refused: refusal('tooOften') }
  const name = cleanText(guest.name, NAME_LENGTH)
  if (id !== undefined) live.lastChatId.set(guest.id, id)
  const line = await online.store.addChat(live.id, { guest: guest.id, name, text, at: online.now() })
  await online.registry.tellChat(live, line.n)
  online.caller.wrote(live, line).catch((error) => online.onError(error, 'calling people to a line of chat'))
  return { ok: { lines: [line] } }
}

export async function reportGuest(
  { online, live, guest }: ChatSender,
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
