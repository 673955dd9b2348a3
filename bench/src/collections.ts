/** Counts garbage collections while something runs. */
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export async function collectionsDuring(work: () => void): Promise<number> {
  let many = 0
  const observer = new PerformanceObserver((list) => {
    many += list.getEntries().length
  })
  observer.observe({ entryTypes: ['gc'] })
  work()
  // Entries arrive with the next turns of the event loop.
  await pause(50)
  observer.disconnect()
  return many
}
