/** Being written to when one is waited for. */
import type { MailAddress, MailState } from '@quayside/protocol'
import type { Api } from './api.ts'

const PATH = '/me/mail'

export function makeMailApi({ request }: Pick<Api, 'request'>) {
  return {
    state: () => request<MailState>('GET', PATH),
    /** A mail goes there with a link to confirm it. */
    put: (address: MailAddress) => request<MailState>('POST', PATH, address),
    remove: () => request<MailState>('DELETE', PATH),
    /** With the tokens of links in mails, whoever one is. */
    confirm: (token: string) => request<unknown>('POST', '/mail/confirm', { token }),
    stop: (token: string) => request<unknown>('POST', `/mail/stop?token=${token}`),
  }
}
