/** Chat at a table, and reports about a guest to the operators. */
import { loadPhrases } from '@quayside/all/phrases'
import { type ChatLine, type Guest, randomLetters } from '@quayside/store'
import { phraseIn } from '@quayside/texts/phrases'
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

/** What somebody writes, or a quick phrase by its code. */
type Message = { readonly text: string } | { readonly phrase: string }

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
  message: Message,
  id?: string,
): Promise<Answered> {
  // A client that lost its connection before the answer sends the line again.
  if (id !== undefined && live.lastChatId.get(guest.id) === id) return { ok: { lines: [] } }
  if (live.room.muted.includes(guest.id)) return { refused: refusal('muted') }
  const said = await readable(live, message)
  if (!said) return { refused: refusal('phrase' in message ? 'noPhrase' : 'emptyText') }
  if (!online.rateLimiters.chat.take(guest.id)) return { refused: refusal('tooOften') }
  const name = cleanText(guest.name, NAME_LENGTH)
  if (id !== undefined) live.lastChatId.set(guest.id, id)
  const line = await online.store.addChat(live.id, { guest: guest.id, name, ...said, at: online.now() })
  await online.registry.tellChat(live, line.n)
  online.caller.wrote(live, line).catch((error) => online.onError(error, 'calling people to a line of chat'))
  return { ok: { lines: [line] } }
}

/** Null: there is nothing in it to read. */
async function readable(
  live: LiveTable,
  message: Message,
): Promise<Pick<ChatLine, 'text' | 'phrase'> | null> {
  if ('text' in message) {
    const text = cleanText(message.text, CHAT_LENGTH)
    return text === '' ? null : { text }
  }
  const { phrase } = message
  const text = phraseIn((await loadPhrases(live.room.game)).en, phrase)
  return text === undefined ? null : { text, phrase }
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
