/** Verifies the draws: this browser repeats them all from the revealed secret. */
import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Checked, checkInWorker } from '../host/check-client.ts'
import { useReplayWords } from './words.ts'

export function FairPanel({ record }: { record: string }): JSX.Element {
  const w = useReplayWords()
  const [checked, setChecked] = useState<Checked | 'checking' | null>(null)
  const check = async () => {
    setChecked('checking')
    setChecked(await checkInWorker(record))
  }
  return (
    <section class="panel fair-panel" aria-live="polite">
      <h2>
        <Icon name="i-seal" /> {w.fair}
      </h2>
      <p class="note">{w.fairHelp}</p>
      {checked === null && (
        <button type="button" class="btn" data-choice="verify" onClick={check}>
          {w.check}
        </button>
      )}
      {checked === 'checking' && <p>{w.checking}</p>}
      {checked !== null && checked !== 'checking' && (
        <p data-verdict={'problem' in checked ? 'bad' : 'good'}>
          {'problem' in checked ? w.notVerified(checked.line, checked.problem) : w.verified(checked.draws)}
        </p>
      )}
    </section>
  )
}
