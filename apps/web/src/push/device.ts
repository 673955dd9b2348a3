/** Whether this device can be called and is, and how it comes to be. */
import { makePushApi } from '@quayside/client'
import type { PushState } from '@quayside/protocol'
import { api } from '../online/server.ts'
import { settings } from '../settings.ts'

export const push = makePushApi(api)

/** `insecure`: the page came over plain http; browsers call nobody from there. */
export type WhyNot = 'insecure' | 'unsupported' | 'refused'

export function whyNot(): WhyNot | null {
  if (!isSecureContext) return 'insecure'
  const canAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canAll) return 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : null
}

async function manager(): Promise<PushManager> {
  const { serviceWorker } = navigator
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register('/sw.js')
  return (await serviceWorker.ready).pushManager
}

async function subscribed(): Promise<PushSubscription | null> {
  if (whyNot() !== null || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What the server was last told of this device, to tell it when that is no longer so. */
const KEY = 'quayside-push'

const told = () => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function note(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // A browser that keeps nothing is asked again the next time.
  }
}

const wordsOf = ({ endpoint }: PushSubscription) => `${settings().language} ${endpoint}`

export async function isOnHere(): Promise<boolean> {
  return (await subscribed()) !== null && Boolean(told())
}

async function tell(subscription: PushSubscription): Promise<PushState> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { language } = settings()
  const state = await push.add({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language })
  note(wordsOf(subscription))
  return state
}

/** After a press of the person. Null: they were asked by their browser and would rather not. */
export async function switchOn(): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { key } = await push.state()
  const pushManager = await manager()
  // A subscription for the key of another server, or of this one before its data were lost, calls nobody.
  await (await pushManager.getSubscription())?.unsubscribe()
  return tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

export async function switchOff(): Promise<PushState> {
  const subscription = await subscribed()
  note('')
  await subscription?.unsubscribe()
  return subscription ? push.remove(subscription.endpoint) : push.state()
}

/** The reader has chosen another language, or the browser another endpoint. */
export async function keepTold(): Promise<void> {
  const subscription = told() ? await subscribed() : null
  if (subscription && told() !== wordsOf(subscription)) await tell(subscription)
}
