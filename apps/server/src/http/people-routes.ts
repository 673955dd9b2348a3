/** People one has met, and invitations to tables. */
import * as shapes from '@quayside/protocol/schemas'
import { dropInvitation } from '../people/invitations.ts'
import { changeBond, invitationsOf, peopleOf } from '../people/people.ts'
import { route } from './route.ts'

export const peopleRoutes = [
  route('GET', '/api/me/people', {
    summary: 'Those you have played with, and your friends: who asks, and which friends are here now',
    answer: shapes.metPeople,
    run: async ({ online, guest }) => ({ ok: { people: await peopleOf(online, guest.id) } }),
  }),
  route('POST', '/api/me/people', {
    summary: 'Ask somebody you have met to be your friend, or accept; decline, remove, block, unblock',
    body: shapes.bondChange,
    answer: shapes.metPeople,
    run: ({ online, guest, body }) => changeBond(online, guest.id, body),
  }),
  route('GET', '/api/me/invitations', {
    summary: 'Tables that friends invite you to',
    answer: shapes.tableInvitations,
    run: async ({ online, guest }) => ({ ok: { invitations: await invitationsOf(online.store, guest.id) } }),
  }),
  route('DELETE', '/api/me/invitations/{id}', {
    summary: 'Decline an invitation; whoever invited you is not told',
    answer: shapes.tableInvitations,
    async run({ online, guest, id }) {
      await dropInvitation(online, id, guest.id)
      return { ok: { invitations: await invitationsOf(online.store, guest.id) } }
    },
  }),
]
