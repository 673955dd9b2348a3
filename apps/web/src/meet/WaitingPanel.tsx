/** While one waits: how long, with how many others, when bots come, and the way out. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Waited } from './use-waiting.ts'
import { useMeetWords } from './words.ts'

const SECOND = 1000

export function WaitingPanel({ state, onLeave }: { state: Waited; onLeave(): void }): JSX.Element {
  const w = useMeetWords()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const more = Math.max(0, now - state.heardAt)
  return (
    <section class="panel waiting" aria-label={w.waitingTitle} data-waiting>
      <h2>{w.waitingTitle}</h2>
      <p class="say">{w.waited(state.since + more)}</p>
      <p>{w.others(state.others)}</p>
      {state.bots !== null && <p>{w.botsIn(Math.max(0, state.bots - more))}</p>}
      <p class="note">{w.stay}</p>
      <button type="button" class="btn" data-choice="stop-waiting" onClick={onLeave}>
        {w.leave}
      </button>
    </section>
  )
}
