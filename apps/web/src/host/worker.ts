/** The worker's door: requests in, answers and updates out. */
import type { HostMessage, RequestMessage } from '@quayside/protocol'
import { Host } from './host.ts'

const send = (message: HostMessage) => self.postMessage(message)
const host = new Host(
  self.indexedDB,
  (update) => send({ update }),
  (hint) => send({ hint }),
)

// One after another: a click that comes while the move before is being saved waits for it.
let line: Promise<unknown> = Promise.resolve()

self.onmessage = (event: MessageEvent<RequestMessage>) => {
  const { id, name, sent } = event.data
  const work = async () => {
    try {
      const answer = host.answers[name] as (sent: unknown) => unknown
      send({ id, back: await answer(sent) })
    } catch (error) {
      send({ id, failed: error instanceof Error ? error.message : String(error) })
    }
  }
  line = line.then(work)
}
