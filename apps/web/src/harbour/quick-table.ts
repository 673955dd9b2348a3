/** One click, one table: one person and bots, as the game allows. */
import type { GameManifest } from '@quayside/board-kit/manifest'
import { PERSON } from '@quayside/protocol'
import { ask } from '../host/client.ts'
import { go } from '../router.ts'
import { settings } from '../settings.ts'

/** Goes to the table; false when it could not be opened. */
export async function startQuickTable({ id, quickPlayers }: GameManifest): Promise<boolean> {
  const { name, colour } = settings()
  const seats = Array.from({ length: quickPlayers }, (_, i) =>
    i === 0 ? { kind: PERSON, name: name.trim() } : { kind: 'mate', name: '' },
  )
  const made = await ask('create', { game: id, options: {}, seats, wishes: {}, favourite: colour })
  if ('id' in made) go(`/table/${made.id}`)
  return 'id' in made
}
