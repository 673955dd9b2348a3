/** Hours without notifications, by the clock of this device. */
import type { PushWishes } from '@quayside/protocol'
import type { JSX } from 'preact'
import { usePushWords } from './words.ts'

interface Props {
  readonly wishes: PushWishes
  onChange(wishes: PushWishes): void
}

const NIGHT = { from: 22 * 60, to: 8 * 60 }

export function QuietHours({ wishes, onChange }: Props): JSX.Element {
  const p = usePushWords()
  const { quiet } = wishes
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const change = (hours: { from?: number; to?: number }) =>
    onChange({ ...wishes, quiet: { ...NIGHT, ...quiet, ...hours, zone } })
  return (
    <>
      <fieldset class="choices-row">
        <legend>{p.quiet}</legend>
        <label class={quiet ? 'pill on' : 'pill'}>
          <input
            type="checkbox"
            data-push="quiet"
            checked={quiet !== null}
            onChange={() => (quiet ? onChange({ ...wishes, quiet: null }) : change({}))}
          />
          {p.quietOn}
        </label>
      </fieldset>
      {quiet && (
        <div class="field-row">
          <Time label={p.from} minute={quiet.from} onChange={(from) => change({ from })} />
          <Time label={p.to} minute={quiet.to} onChange={(to) => change({ to })} />
        </div>
      )}
    </>
  )
}

function Time(props: { label: string; minute: number; onChange(minute: number): void }): JSX.Element {
  const two = (n: number) => String(n).padStart(2, '0')
  const shown = `${two(Math.floor(props.minute / 60))}:${two(props.minute % 60)}`
  return (
    <label>
      {props.label}
      <input
        class="field"
        type="time"
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          const [hours, minutes] = value.split(':').map(Number)
          if (hours !== undefined && minutes !== undefined) props.onChange(hours * 60 + minutes)
        }}
      />
    </label>
  )
}
