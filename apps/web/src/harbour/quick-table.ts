/** One click, one table: one person and bots, as the game allows. */
import type { HarbourEntry } from '@quayside/all/harbour'
import { ask } from '../host/client.ts'
import { PERSON } from '../host/protocol.ts'
import { go } from '../router.ts'

/** Goes to the table; false when it could not be opened. */
export async function startQuickTable({ id, players }: HarbourEntry): Promise<boolean> {
  const many = Math.min(players.max, Math.max(players.min, 3))
  const seats = Array.from({ length: many }, (_, i) => ({ kind: i === 0 ? PERSON : 'mate', name: '' }))
  const made = await ask('create', { game: id, options: {}, seats, wishes: {} })
  if ('id' in made) go(`/table/${made.id}`)
  return 'id' in made
}
