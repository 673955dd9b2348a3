/** Where a table stands for one person, and a move of whoever is to move. */
import type { Update } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import type { Person } from './online.ts'

export async function positionOf(person: Person, id: string): Promise<Update> {
  const { update } = await person.api.position(id)
  if (!update) throw new Error('the game has not begun')
  return update
}

/** The first legal action of whoever owes one. */
export async function moveOnce(id: string, people: readonly Person[]): Promise<{ by: Person; action: Json }> {
  const seen = await positionOf(people[0] as Person, id)
  const by = people[seen.owe[0] ?? 0] as Person
  const { legal, view } = await positionOf(by, id)
  const action = legal[0] as Json
  await by.api.act(id, action, { ask: (view as { ask: number }).ask })
  return { by, action }
}
