/** At a table that takes days, to somebody who has sat down: whether this device shall tell them when it is their turn. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../online/Problem.tsx'
import { useDoing } from '../online/use-doing.ts'
import { isOnHere, switchOn, type WhyNot, whyNot } from './device.ts'
import { loadPushWords, usePushWords } from './words.ts'

export const prepare = loadPushWords

const KEY = 'quayside-push-asked'

/** Whoever has said no is not asked at every table. */
function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Then it is asked again.
  }
}

type Stage = 'unknown' | 'ask' | 'done' | 'away' | WhyNot

export function PushOffer(): JSX.Element | null {
  const p = usePushWords()
  const doing = useDoing()
  const [stage, setStage] = useState<Stage>('unknown')
  useEffect(() => {
    if (wasAsked()) setStage('away')
    else isOnHere().then((isOn) => setStage(isOn ? 'away' : (whyNot() ?? 'ask')))
  }, [])
  if (stage === 'unknown' || stage === 'away') return null
  const accept = () =>
    doing.run(async () => {
      const state = await switchOn()
      setStage(state ? 'done' : (whyNot() ?? 'ask'))
    })
  const decline = () => {
    noteAsked()
    setStage('away')
  }
  const said = stage === 'ask' ? p.offer : stage === 'done' ? p.offerOn : p.why[stage]
  return (
    <section class="panel" aria-label={p.title} data-part="push-offer">
      <p class="note" aria-live="polite">
        {said}
      </p>
      <div class="row wrap">
        {stage === 'ask' && (
          <button type="button" class="btn" data-choice="push-on" disabled={doing.isBusy} onClick={accept}>
            {p.turnOn}
          </button>
        )}
        {stage === 'done' ? (
          <a class="btn quiet" href="/settings">
            {p.toSettings}
          </a>
        ) : (
          <button type="button" class="btn quiet" data-choice="push-later" onClick={decline}>
            {p.notNow}
          </button>
        )}
      </div>
      <Problem text={doing.problem} />
    </section>
  )
}
