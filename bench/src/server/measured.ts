/** Loaded before a measured server's own program (`--import`): answers over IPC how much processor time and memory it uses. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('message', (word) => {
    if (word === 'cpu') process.send?.({ cpu: cpuNow() })
    if (word === 'memory') process.send?.({ memory: memoryNow() })
  })
  // Whoever measures is gone.
  process.on('disconnect', () => process.exit(0))
  // The server ends when it wants to; this channel must not keep it.
  process.channel?.unref()
}

/** Of all threads, in microseconds. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function memoryNow(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
