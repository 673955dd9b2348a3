/** Whom a guest has met, and what they are to each other. Nobody is told of a block, and nobody sees who is here but friends. */
import type { BondChange, GuestMessage, MetPerson, TableInvitation } from '@quayside/protocol'
import type { HeldInvitation, OnlineStore } from '@quayside/store'
import type { Online } from '../online.ts'
import { seatOf } from '../rooms/room.ts'
import type { Answered } from '../tables/decision.ts'
import { MAX_LISTED } from '../tables/messages.ts'
import { refusal } from '../texts.ts'

const MOST_LISTED = 200
const MOST_FRIENDS = 300
const MOST_BLOCKED = 1000
const MOST_INVITATIONS = 20

/** Those who ask first, then friends who are here, other friends, those one has played with, and the blocked. */
const ORDER = ['asks', 'friend', 'asked', 'none', 'blocked']

export async function peopleOf({ store, connections }: Online, guest: string): Promise<MetPerson[]> {
  const found = new Map<string, MetPerson>()
  const add = (one: Pick<MetPerson, 'guest' | 'name'> & Partial<MetPerson>) => {
    const known = found.get(one.guest) ?? { bond: 'none', games: 0, last: null, here: false }
    found.set(one.guest, { ...known, ...one })
  }
  for (const { room } of await store.tablesOf(guest, MAX_LISTED)) {
    if (room.status === 'lobby' || seatOf(room, guest) === null) continue
    for (const seat of room.seats)
      if (seat.guest && seat.guest !== guest) add({ guest: seat.guest, name: seat.name })
  }
  for (const { guest: other, name, games, game, ended } of await store.people.playedWith(guest, MOST_LISTED))
    add({ guest: other, name, games, last: { game, ended } })
  for (const { guest: other, name, kind } of await store.people.bonds(guest))
    add({ guest: other, name, bond: kind, here: kind === 'friend' && connections.guest.isHeld(other) })
  return [...found.values()].sort(before)
}

function before(a: MetPerson, b: MetPerson): number {
  return (
    ORDER.indexOf(a.bond) - ORDER.indexOf(b.bond) ||
    Number(b.here) - Number(a.here) ||
    (b.last?.ended ?? 0) - (a.last?.ended ?? 0)
  )
}

export async function changeBond(
  online: Online,
  guest: string,
  { guest: other, do: what }: BondChange,
): Promise<Answered> {
  const { people } = online.store
  if (other === guest || !(await isKnown(online, guest, other))) return { refused: refusal('notMet') }
  if (!online.rateLimiters.people.take(guest)) return { refused: refusal('tooOften') }
  const bonds = await people.bonds(guest)
  const isBlocked = bonds.some((bond) => bond.guest === other && bond.kind === 'blocked')
  const many = (kinds: readonly string[]) => bonds.filter(({ kind }) => kinds.includes(kind)).length
  if (what === 'ask') {
    if (isBlocked) return { refused: refusal('unblockFirst') }
    if (many(['friend', 'asked']) >= MOST_FRIENDS) return { refused: refusal('tooManyPeople') }
    await people.ask(guest, other, await nameKnown(online, guest, other), online.now())
  }
  if (what === 'block' && many(['blocked']) >= MOST_BLOCKED) return { refused: refusal('tooManyPeople') }
  if (what === 'block') await people.block(guest, other, await nameKnown(online, guest, other), online.now())
  if (what === 'decline') await people.decline(guest, other)
  if (what === 'remove') await people.part(guest, other)
  if (what === 'unblock') await people.unblock(guest, other)
  for (const one of [guest, other]) online.feeds.tellPeople(one)
  return { ok: { people: await peopleOf(online, guest) } }
}

/** Whom one has met, or holds in one's list already: tables and games may be forgotten. */
async function isKnown({ store }: Online, guest: string, other: string): Promise<boolean> {
  if (await store.people.haveMet(guest, other)) return true
  return (await store.people.bonds(guest)).some((bond) => bond.guest === other)
}

/** By which name one has met somebody; null: only at a table where they have not played together. */
async function nameKnown(online: Online, guest: string, other: string): Promise<string | null> {
  return (await peopleOf(online, guest)).find((one) => one.guest === other)?.name ?? null
}

/** What others ask of a guest: friendship, and to come to a table. */
export async function askedOf(
  store: Pick<OnlineStore, 'people'>,
  guest: string,
): Promise<Extract<GuestMessage, { type: 'people' }>> {
  const bonds = await store.people.bonds(guest)
  return {
    type: 'people',
    asking: bonds.filter(({ kind }) => kind === 'asks').length,
    invitations: await invitationsOf(store, guest),
  }
}

export async function invitationsOf(
  { people }: Pick<OnlineStore, 'people'>,
  guest: string,
): Promise<TableInvitation[]> {
  return (await people.invitations(guest, MOST_INVITATIONS)).map(sent)
}

function sent({ table, room, name, at }: HeldInvitation): TableInvitation {
  return { table, game: room.game, by: name, at }
}
