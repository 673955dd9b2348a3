/** One tap: to the table that one has laid already, or to a new one of the game that both played last. */
import { manifests } from '@quayside/all/manifests'
import type { MetPerson, TableListing } from '@quayside/protocol'
import { PERSON } from '@quayside/protocol'
import { openOnlineTable } from '../online/open-table.ts'
import { freeChair } from '../online/sit-down.ts'
import { peopleApi } from './use-people.ts'

/** Answers where they were invited to. */
export async function inviteToTable(
  friend: Pick<MetPerson, 'guest' | 'last'>,
  own: readonly TableListing[],
  you: string,
): Promise<string> {
  const laid = own.find(
    (table) => table.status === 'lobby' && table.host === you && freeChair({ seats: table.seats }) >= 0,
  )
  const table = laid?.id ?? (await openOnlineTable(wishFor(friend.last?.game)))
  await peopleApi.invite(table, friend.guest)
  return table
}

/** The fewest players that a game takes, but two at least. */
function wishFor(last: string | undefined) {
  const manifest = manifests.find(({ id }) => id === last) ?? manifests[0]
  const many = Math.max(2, manifest?.players.min ?? 2)
  return { game: manifest?.id ?? '', seats: Array.from({ length: many }, () => ({ kind: PERSON })) }
}
