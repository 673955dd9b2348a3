/** People one has met. Apart from the other requests: a table is played without it. */
import type { BondChange, MetPeople, TableInvitations } from '@quayside/protocol'
import type { Api } from './api.ts'

export function makePeopleApi({ request }: Pick<Api, 'request'>) {
  return {
    /** Those you have played with, and your friends; who asks and who is here first. */
    people: () => request<MetPeople>('GET', '/me/people'),
    /** Ask or accept, decline, remove, block, unblock. */
    change: (guest: string, what: BondChange['do']) =>
      request<MetPeople>('POST', '/me/people', { guest, do: what }),
    invite: (table: string, guest: string) => request<object>('POST', `/tables/${table}/invite`, { guest }),
    invitations: () => request<TableInvitations>('GET', '/me/invitations'),
    decline: (table: string) => request<TableInvitations>('DELETE', `/me/invitations/${table}`),
  }
}
