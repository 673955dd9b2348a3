/** Lays a table on the server; who opens it takes the first chair. */
import type { TableWish } from '@quayside/protocol'
import { keep } from './kept.ts'
import { api } from './server.ts'
import { freeChair, sitDown } from './sit-down.ts'

export async function openOnlineTable(wish: TableWish): Promise<string> {
  const { room, join } = await api.makeTable(wish)
  keep(room.id, { join })
  const chair = freeChair(room)
  if (chair >= 0) await sitDown(room.id, chair)
  return room.id
}
