/** A series that runs in workers: its totals so far, and how to stop it. */
import { addTotals, newTotals, type Totals } from '@quayside/arena'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { LabMessage, LabPlan } from './protocol.ts'

export interface Lab {
  readonly plan: LabPlan | null
  readonly totals: Totals | null
  readonly isRunning: boolean
  readonly failed: string | null
  run(plan: LabPlan): void
  stop(): void
}

/** One core is left to the page. */
const workerCount = () => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))

export function useLab(): Lab {
  const workers = useRef<readonly Worker[]>([])
  const [plan, setPlan] = useState<LabPlan | null>(null)
  const [totals, setTotals] = useState<Totals | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const stop = () => {
    for (const worker of workers.current) worker.terminate()
    workers.current = []
    setRunning(false)
  }
  useEffect(() => stop, [])
  const run = (next: LabPlan) => {
    stop()
    const sum = newTotals(next.ranks.length)
    let working = Math.min(workerCount(), next.games)
    const receive = (message: LabMessage) => {
      if ('part' in message) addTotals(sum, message.part)
      else if ('failed' in message) {
        setFailed(message.failed)
        stop()
      } else if (--working === 0) stop()
      setTotals({ ...sum })
    }
    setPlan(next)
    setTotals(sum)
    setFailed(null)
    setRunning(true)
    workers.current = Array.from({ length: working }, (_, from) => {
      const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = (event: MessageEvent<LabMessage>) => receive(event.data)
      worker.onerror = (event) => receive({ failed: event.message })
      worker.postMessage({ ...next, from, of: working })
      return worker
    })
  }
  return { plan, totals, isRunning, failed, run, stop }
}
