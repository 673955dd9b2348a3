/** A small picture of a board elsewhere, drawn from what this guest may see of it now. */
import { boards } from '@quayside/all/ui'
import type { TableListing } from '@quayside/protocol'
import type { Language } from '@quayside/texts'
import { api } from './server.ts'

const drawn = new Map<string, Promise<string>>()

/** Empty when there is nothing to draw yet, or the server is away. */
export function miniatureOf({ id, game, moves }: TableListing, language: Language): Promise<string> {
  const key = `${id} ${moves}`
  const known = drawn.get(key)
  if (known) return known
  const fresh = draw(id, game, language).catch(() => '')
  drawn.set(key, fresh)
  return fresh
}

async function draw(id: string, game: string, language: Language): Promise<string> {
  const entry = boards[game]
  if (!entry) return ''
  const [{ ui }, { update }] = await Promise.all([entry.load(language), api.position(id)])
  return update ? ui.miniature(update.view as never) : ''
}
