/** What those who run the server can do. Everything they change is written down. */
import { loadGame } from '@quayside/all'
import { randomLetters } from '@quayside/store'
import { eraseGuest } from '../commands/erase-guest.ts'
import { dropIfNeverStarted } from '../commands/tables.ts'
import { cleanText, REPORT_LENGTH } from '../http/user-text.ts'
import type { Online } from '../online.ts'
import { close } from '../rooms/people.ts'
import { type Refusal, refusal } from '../texts.ts'

export const ACTIONS = ['close', 'ban', 'unban', 'forget', 'settle'] as const
export type AdminAction = (typeof ACTIONS)[number]

export interface AdminRequest {
  readonly action: AdminAction
  /** A table, a guest, or `TABLE/REPORT`. */
  readonly about: string
  readonly note: string
}

type Done = { readonly ok: object } | { readonly refused: Refusal }

/** Carries it out, then writes down who did it. */
export async function adminAct(
  online: Online,
  who: string,
  { action, about, note }: AdminRequest,
): Promise<Done> {
  const text = cleanText(note, REPORT_LENGTH)
  const refused = await WORK[action](online, about, text)
  if (refused) return { refused }
  const line = { id: randomLetters(12), at: online.now(), who, action, about, note: text }
  await online.store.addAudit(line)
  return { ok: line }
}

type Work = (online: Online, about: string, note: string) => Promise<Refusal | null>

const WORK: { readonly [action in AdminAction]: Work } = {
  async close(online, id) {
    const live = await online.registry.get(id)
    if (!live) return refusal('noTable')
    const answer = await live.decide(() => close(live.room, live.room.host))
    if ('refused' in answer) return answer.refused
    await dropIfNeverStarted(online, live)
    return null
  },

  async ban(online, guest, why) {
    await online.store.ban(guest, online.now(), why)
    online.registry.onGuestGone(guest)
    return null
  },

  async unban(online, guest) {
    await online.store.unban(guest)
    online.identity.forget(guest)
    return null
  },

  async forget(online, guest) {
    await eraseGuest(online, guest)
    await online.store.removeReports(guest)
    return null
  },

  async settle(online, about) {
    const [table = '', id = ''] = about.split('/')
    const isThere = (await online.store.reports(MOST)).some((one) => one.table === table && one.id === id)
    if (!isThere) return refusal('nothingHere')
    await online.store.settleReport(table, id, online.now())
    return null
  },
}

const MOST = 500
const MOST_CHAT = 500

export async function adminReports({ store }: Online) {
  return { reports: await store.reports(MOST) }
}

export async function adminAudit({ store }: Online) {
  return { audit: await store.audit(MOST) }
}

/** The room, the whole log and what was said: hands and outcomes included. */
export async function adminTable({ store }: Online, id: string) {
  const row = await store.table(id)
  if (!row) return null
  const { secret: _secret, room, head, ...facts } = row
  const { joinHash: _hash, ...shown } = room
  const known = await loadGame(room.game)
  return {
    ...facts,
    room: shown,
    title: known?.texts.en.title ?? room.game,
    setup: head?.setup ?? null,
    log: (await store.entries(id, 0)).map(({ seq, text, at = null }) => ({ seq, text, at })),
    chat: await store.chat(id, 0, MOST_CHAT),
  }
}
