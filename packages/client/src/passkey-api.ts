/** Requests about passkeys. The options go to `navigator.credentials`, and what that answers comes back here. */
import type { GuestAnswer, OwnPasskeys, PasskeyMade, PasskeyShown } from '@quayside/protocol'
import type { Api } from './api.ts'

export function makePasskeyApi({ request }: Pick<Api, 'request'>) {
  return {
    state: () => request<OwnPasskeys>('GET', '/me/passkeys'),
    /** For `navigator.credentials.create`. */
    begin: () => request<object>('POST', '/me/passkeys/begin', {}),
    add: (made: PasskeyMade) => request<OwnPasskeys>('POST', '/me/passkeys', made),
    remove: (id: string) => request<OwnPasskeys>('DELETE', '/me/passkeys', { id }),
    /** For `navigator.credentials.get`. */
    beginEntering: () => request<object>('POST', '/passkey/begin', {}),
    enter: (credential: PasskeyShown, keep: 'cookie' | 'token' = 'cookie') =>
      request<GuestAnswer>('POST', '/passkey', { credential, keep }),
  }
}
