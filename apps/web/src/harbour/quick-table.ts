/** One click, one table: one person and bots, as the game allows. */
import type { GameManifest } from '@quayside/board-kit/manifest'
import { PERSON } from '@quayside/protocol'
import { ask } from '../host/client.ts'
import { go } from '../router.ts'
import { type QuickBots, settings } from '../settings.ts'

/** As it was chosen last, else as the game is played best. */
export function quickBots({ id, quickPlayers }: GameManifest): QuickBots {
  return settings().quick[id] ?? { many: quickPlayers - 1, rank: 'mate' }
}

/** Goes to the table; false when it could not be opened. */
export async function startQuickTable(entry: GameManifest): Promise<boolean> {
  const { id } = entry
  const { name, colour } = settings()
  const { many, rank } = quickBots(entry)
  const bots = Array.from({ length: many }, () => ({ kind: rank, name: '' }))
  const seats = [{ kind: PERSON, name: name.trim() }, ...bots]
  const made = await ask('create', { game: id, options: {}, seats, wishes: {}, favourite: colour })
  if ('id' in made) go(`/table/${made.id}`)
  return 'id' in made
}
