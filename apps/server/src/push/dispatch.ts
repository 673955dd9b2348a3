/** Sends to all devices of a guest; nobody waits for it. Devices that are gone are forgotten. */
import type { OnlineStore, Reachable } from '@quayside/store'
import { LANGUAGES, type Language } from '@quayside/texts'
import { ConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { TableMoment } from './reasons.ts'
import { type Outcome, type Sender, sendTo } from './send.ts'
import { payloadFor, type Said } from './sentence.ts'

export interface DispatchTools {
  readonly store: Pick<OnlineStore, 'push'>
  sender(): Sender | null
  onSent(outcome: Outcome): void
  onError(error: unknown, doing: string): void
}

/** Endpoints that do not answer hold up nobody but their own guest. */
const UNDERWAY_PER_GUEST = 20
const UNDERWAY = 500

export class Dispatch {
  private readonly tools: DispatchTools
  private readonly underway = new ConcurrencyLimit()

  constructor(tools: DispatchTools) {
    this.tools = tools
  }

  send(said: Said, { room }: Pick<TableMoment, 'room'>, { guest, devices }: Reachable): void {
    for (const device of devices) {
      if (!this.underway.acquire('all', UNDERWAY)) return
      if (!this.underway.acquire(guest, UNDERWAY_PER_GUEST)) {
        this.underway.release('all')
        return
      }
      const language = LANGUAGES.find((one) => one === device.language) ?? LANGUAGES[0]
      this.sendOne(said, room, device, language)
        .catch((error) => this.tools.onError(error, 'calling a device'))
        .finally(() => {
          this.underway.release('all')
          this.underway.release(guest)
        })
    }
  }

  private async sendOne(
    said: Said,
    room: TableMoment['room'],
    device: Reachable['devices'][number],
    language: Language,
  ): Promise<void> {
    const { store, sender, onSent } = this.tools
    const from = sender()
    if (!from) return
    const outcome = await sendTo(device, await payloadFor(said, room, language), from)
    onSent(outcome)
    if (outcome === 'gone') await store.push.removeDevice(device.endpoint, null)
  }
}
