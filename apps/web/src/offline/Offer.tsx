/** Offers a newer build in a box over the page, at a table in its strip. It waits for an answer, and a game goes on. */
import { type JSX, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { tellUpdate, useHasStrip } from './update-note.ts'
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
  const hasStrip = useHasStrip()
  const isOffered = isReady && !isPutOff
  useEffect(() => updates.onReady(setReady), [updates])
  useEffect(
    () => tellUpdate(isOffered ? { words, take: () => updates.take(), putOff: () => putOff(true) } : null),
    [updates, isOffered, words],
  )
  if (!isOffered || hasStrip) return null
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
