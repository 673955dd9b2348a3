/** Being called when one is waited for. Apart from the other requests: a table is played without it. */
import type { PushDevice, PushState, PushWishes } from '@quayside/protocol'
import type { Api } from './api.ts'

const PATH = '/me/push'

export function makePushApi({ request }: Pick<Api, 'request'>) {
  return {
    /** What one is called for, and on how many devices. */
    state: () => request<PushState>('GET', PATH),
    add: (device: PushDevice) => request<PushState>('POST', PATH, device),
    remove: (endpoint: string) => request<PushState>('DELETE', PATH, { endpoint }),
    change: (wishes: PushWishes) => request<PushState>('PATCH', PATH, wishes),
  }
}
