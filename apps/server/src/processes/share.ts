/** Connects presence and limits of this process with the others that share its store. */
import type { Online } from '../online.ts'
import { Peers } from './peers.ts'
import { SharedLimits } from './shared-limits.ts'

export function shareWithOthers({
  store,
  registry,
  feeds,
  rateLimiters,
  connections,
  now,
}: Online): () => void {
  const limits = new SharedLimits(store, { rates: rateLimiters, connections })
  const peers = new Peers({
    store,
    now,
    onGone(process) {
      limits.forget(process)
      void registry.forgetProcess(process)
    },
  })
  registry.onMessage = (from, message) => {
    peers.hear(from, message)
    limits.hear(from, message)
    if (message.kind === 'member') feeds.hear(message)
    if (message.kind === 'people') void feeds.hearPeople(message.guest)
  }
  registry.onMissed = () => {
    store.tell({ kind: 'started' })
    limits.repeatAll()
  }
  limits.start()
  peers.start()
  return () => {
    limits.stop()
    peers.stop()
  }
}
