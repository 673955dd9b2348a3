/** Taking a seat gives this browser's share to the draws; it is kept, to be found again in the record. */
import { newContribution } from '@quayside/client'
import { type Invitation, PERSON, type RoomInfo } from '@quayside/protocol'
import { keep } from './kept.ts'
import { api } from './server.ts'

export async function sitDown(id: string, seat: number, colour?: string): Promise<void> {
  const contribution = newContribution()
  await api.sit(id, seat, colour, contribution)
  keep(id, { contribution })
}

/** The first chair that a person can take. */
export function freeChair({ seats }: Pick<RoomInfo, 'seats'> | Pick<Invitation, 'seats'>): number {
  return seats.findIndex((seat) =>
    'taken' in seat ? !seat.taken : seat.kind === PERSON && seat.guest === null,
  )
}
