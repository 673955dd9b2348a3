/** One click, one table: one person and bots, as the game allows. */
import type { HarbourEntry } from '@quayside/all/harbour'
import { ask } from '../host/client.ts'
import { PERSON } from '../host/protocol.ts'
import { go } from '../router.ts'
import { settings } from '../settings.ts'

/** Goes to the table; false when it could not be opened. */
export async function startQuickTable({ id, players }: HarbourEntry): Promise<boolean> {
  const many = Math.min(players.max, Math.max(players.min, 3))
  const { name, colour } = settings()
  const seats = Array.from({ length: many }, (_, i) =>
    i === 0 ? { kind: PERSON, name: name.trim() } : { kind: 'mate', name: '' },
  )
  const made = await ask('create', { game: id, options: {}, seats, wishes: {}, favourite: colour })
  if ('id' in made) go(`/table/${made.id}`)
  return 'id' in made
}
