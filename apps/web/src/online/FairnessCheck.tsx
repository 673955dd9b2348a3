/** After the game: this browser plays the record again and draws everything anew from the opened secret. */
import { Icon } from '@quayside/board-kit'
import type { RoomInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Checked, checkInWorker } from '../host/check-client.ts'
import { kept } from './kept.ts'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { useOnlineWords } from './words.ts'

export function FairnessCheck({ room }: { room: RoomInfo }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = () =>
    doing.run(async () => {
      const { record } = await api.record(room.id)
      setChecked(await checkInWorker(record))
    })
  return (
    <section class="fair-check" aria-label={o.fairTitle} aria-live="polite">
      <p class="note">{o.fairAfter}</p>
      <dl class="plan">
        <div>
          <dt>{o.commitment}</dt>
          <dd>
            <code class="seal">{room.commitment}</code>
          </dd>
        </div>
      </dl>
      {!checked && (
        <button type="button" class="btn sm" data-choice="verify" disabled={doing.isBusy} onClick={check}>
          <Icon name="i-seal" />
          {doing.isBusy ? o.checking : o.checkDraws}
        </button>
      )}
      {checked && <Verdict checked={checked} id={room.id} />}
      <Problem text={doing.problem} />
    </section>
  )
}

function Verdict({ checked, id }: { checked: Checked; id: string }): JSX.Element {
  const o = useOnlineWords()
  if ('problem' in checked) return <Line isGood={false} text={o.checkBad(checked.line, checked.problem)} />
  const { commitment, contribution } = kept(id)
  const isSame = commitment === undefined ? null : commitment === checked.commitment
  return (
    <ul class="verdict" data-verdict={isSame === false ? 'bad' : 'good'}>
      <Line isGood text={o.checkGood(checked.draws)} />
      {isSame !== null && <Line isGood={isSame} text={isSame ? o.checkCommitted : o.checkOther} />}
      {contribution && checked.contributions.includes(contribution) && (
        <Line isGood text={o.checkContributed} />
      )}
    </ul>
  )
}

function Line({ isGood, text }: { isGood: boolean; text: string }): JSX.Element {
  return (
    <li class={isGood ? 'good' : 'bad'}>
      <Icon name={isGood ? 'i-check' : 'i-x'} size={16} />
      {text}
    </li>
  )
}
