/** What is said about a reason, in the language of a device. */
import { loadGame } from '@quayside/all'
import type { PushPayload } from '@quayside/protocol'
import type { Room } from '@quayside/store'
import type { InEachLanguage, Language } from '@quayside/texts'
import { peopleIn } from '../rooms/room.ts'
import type { Reason } from './reasons.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import type { PushWords } from './texts/words.ts'

const words: InEachLanguage<PushWords> = { en, ja }

/** A reason with what its sentence names. */
export interface Said extends Reason {
  /** The table that the message opens. */
  readonly opens: string
  /** Who wrote, or who has laid the table. */
  readonly by?: string
  /** An invitation by a friend, to a table where one has not played before. */
  readonly isFriend?: boolean
}

const HOUR = 3_600_000

export async function payloadFor(said: Said, room: Room, language: Language): Promise<PushPayload> {
  const loaded = await loadGame(room.game)
  const w = words[language]
  const rivals = peopleIn(room).flatMap((seat) => {
    const { guest, name } = room.seats[seat] ?? {}
    return guest === said.guest || !name ? [] : [name]
  })
  const body = [sentence(said, room, w), ...(rivals.length > 0 ? [w.with(rivals)] : [])].join('\n')
  return {
    kind: said.kind,
    title: loaded?.texts[language].title ?? room.game,
    body,
    url: `/online/${said.opens}`,
    // A turn, its clock and its end are the same matter: the latest word about it stands.
    tag: said.kind === 'chat' ? `${said.opens} chat` : said.opens,
  }
}

function sentence(said: Said, room: Room, w: PushWords): string {
  const { kind, left = 0, proposal } = said
  const by = said.by || (proposal && room.seats[proposal.by]?.name) || w.somebody
  if (kind === 'time') return left < HOUR ? w.soon : w.time(Math.round(left / HOUR))
  if (kind === 'proposal') {
    const kinds = { undo: w.undo, end: w.endProposed, standIn: w.standIn }
    return kinds[proposal?.kind ?? 'undo'](by)
  }
  if (kind === 'invitation') return said.isFriend ? w.invited(by) : w.invitation(by)
  return kind === 'chat' ? w.chat(by) : w[kind]
}
