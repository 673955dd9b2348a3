/** From a name to the table in one step: guest, member, and where there is a chair, seated. */
import { keep } from './kept.ts'
import { api } from './server.ts'
import { freeChair, sitDown } from './sit-down.ts'
import { setGuest } from './use-guest.ts'

export async function enterByName(id: string, name: string, way: 'sit' | 'watch'): Promise<void> {
  const { guest } = await api.becomeGuest(name)
  const secret = location.hash.slice(1)
  const { room } = await api.join(id, secret === '' ? undefined : secret)
  if (secret !== '') keep(id, { join: secret })
  const chair = freeChair(room)
  // Somebody was faster: the lobby shows which chairs are left.
  if (way === 'sit' && room.status === 'lobby' && chair >= 0) await sitDown(id, chair).catch(() => undefined)
  setGuest(guest)
}
