/** One message to one device: encrypted for it, signed by this house, sent once and not waited for long. */
import { request } from 'node:https'
import type { PushPayload } from '@quayside/protocol'
import type { PushDevice } from '@quayside/store'
import webPush from 'web-push'
import { callable, publicLookup } from './endpoint.ts'

export interface HouseKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface Sender {
  readonly keys: HouseKeys
  /** Who answers for the calls, for the vendor's service: an address of the web or of mail. */
  readonly subject: string
  readonly hosts: readonly string[]
}

/** `gone`: the service no longer knows the device, and it is to be forgotten. */
export type Outcome = 'sent' | 'gone' | 'failed'

const ANSWER_MS = 10_000
/** Who has no network for so long is not called any more for what was then. */
const KEPT_SECONDS = 86_400

export const newHouseKeys = (): HouseKeys => webPush.generateVAPIDKeys()

export async function sendTo(
  device: PushDevice,
  payload: PushPayload,
  { keys, subject, hosts }: Sender,
): Promise<Outcome> {
  const url = callable(device.endpoint, hosts)
  if (!url) return 'gone'
  const { endpoint, p256dh, auth } = device
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  return outcomeOf(await statusOf(url, headers, body, hosts.length > 0))
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

/** Redirects are not followed and answers not read: whatever is there learns that something was sent, and nothing comes of it. */
function statusOf(
  url: URL,
  headers: { readonly [name: string]: string | number },
  body: Buffer | null,
  isListed: boolean,
): Promise<number> {
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(isListed ? {} : { lookup: publicLookup }),
    } as const
    const sent = request(url, options, (answer) => {
      answer.on('error', () => undefined)
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}
