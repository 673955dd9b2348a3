/** A paper strip that offers a newer build. It waits for an answer, and a game goes on under it. */
import { type JSX, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { startUpdates, type Updates } from './updates.ts'
import { offlineWords } from './words.ts'
import './offer.css'

/** Keeps the pages on this device from now on. The strip has a root of its own: no page knows of it. */
export async function offerUpdates(body: HTMLElement): Promise<void> {
  const updates = await startUpdates()
  if (!updates) return
  await offlineWords.load()
  const root = document.createElement('div')
  body.append(root)
  render(<Offer updates={updates} />, root)
}

function Offer({ updates }: { updates: Updates }): JSX.Element | null {
  const words = offlineWords.use()
  const [isReady, setReady] = useState(false)
  const [isPutOff, putOff] = useState(false)
  useEffect(() => updates.onReady(setReady), [updates])
  if (!isReady || isPutOff) return null
  return (
    <div class="update-offer" role="status">
      <p>{words.ready}</p>
      <button type="button" class="btn ink" data-choice="take-update" onClick={() => updates.take()}>
        {words.take}
      </button>
      <button type="button" class="btn" data-choice="later" onClick={() => putOff(true)}>
        {words.later}
      </button>
    </div>
  )
}
