/** A part of the page that could not be fetched, now or later: told in one strip, with a way to try again. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'

export function MissingPart(): JSX.Element | null {
  const { t } = useWords()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const told = new WeakSet<Error>()
    const tell = ({ payload }: MissingPartEvent) => {
      told.add(payload)
      setMissing(true)
    }
    // Whoever waits for the part need not say it a second time.
    const hush = (event: PromiseRejectionEvent) => told.has(event.reason) && event.preventDefault()
    addEventListener('vite:preloadError', tell)
    addEventListener('unhandledrejection', hush)
    return () => {
      removeEventListener('vite:preloadError', tell)
      removeEventListener('unhandledrejection', hush)
    }
  }, [])
  if (!isMissing) return null
  return (
    <p class="strip-note missing-part" role="alert">
      <span>{t.partMissing}</span>
      {/* What was played is kept; a browser may remember that a file was not there until the page is loaded anew. */}
      <button type="button" class="btn" data-choice="fetch-again" onClick={() => location.reload()}>
        {t.tryAgain}
      </button>
    </p>
  )
}
