/** Of a new table: where it stands, and for people elsewhere clock and order. */
import type { ClockWish } from '@quayside/protocol'
import type { JSX } from 'preact'
import { Pills } from './Pills.tsx'
import type { Where } from './texts/words.ts'
import { useOnlineWords } from './words.ts'

export interface OnlineWish {
  readonly clock: ClockWish
  readonly outOfTime: 'fallback' | 'standIn'
  readonly order: 'chosen' | 'drawn'
}

export const PLAIN_WISH: OnlineWish = { clock: { kind: 'none' }, outOfTime: 'fallback', order: 'chosen' }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FOR_A_MOVE = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY]
const FOR_A_GAME = [5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR]
const ADDED = [0, 5 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE]

export function WhereFields({
  where,
  onChange,
}: {
  where: Where
  onChange(where: Where): void
}): JSX.Element {
  const o = useOnlineWords()
  return (
    <section class="panel" aria-label={o.whereTitle}>
      <h2>{o.whereTitle}</h2>
      <Pills
        title=""
        label={o.whereTitle}
        value={where}
        options={o.where}
        onChange={onChange}
        note={o.whereNotes[where]}
      />
    </section>
  )
}

interface Props {
  readonly wish: OnlineWish
  onChange(wish: OnlineWish): void
}

export function OnlineFields({ wish, onChange }: Props): JSX.Element {
  const o = useOnlineWords()
  const { clock } = wish
  return (
    <section class="panel online-fields" aria-label={o.clockTitle}>
      <Pills
        title={o.clockTitle}
        value={clock.kind}
        options={o.clockKinds}
        onChange={(kind) => onChange({ ...wish, clock: clockOf(kind) })}
      />
      <ClockTimes clock={clock} onChange={(next) => onChange({ ...wish, clock: next })} />
      {clock.kind !== 'none' && (
        <Pills
          title={o.outOfTimeTitle}
          value={wish.outOfTime}
          options={o.outOfTime}
          onChange={(outOfTime) => onChange({ ...wish, outOfTime })}
        />
      )}
      <Pills
        title={o.orderTitle}
        value={wish.order}
        options={o.order}
        onChange={(order) => onChange({ ...wish, order })}
      />
    </section>
  )
}

interface RatedProps {
  readonly isRated: boolean
  onChange(isRated: boolean): void
}

/** Settled when the table is opened: who sits down agrees to it. */
export function RatedField({ isRated, onChange }: RatedProps): JSX.Element {
  const o = useOnlineWords()
  return (
    <section class="panel" aria-label={o.ratedTitle}>
      <Pills
        title={o.ratedTitle}
        value={isRated ? 'yes' : 'no'}
        options={o.rated}
        onChange={(value) => onChange(value === 'yes')}
        note={o.ratedNote}
      />
    </section>
  )
}

interface ClockTimesProps {
  readonly clock: ClockWish
  onChange(clock: ClockWish): void
}

function ClockTimes({ clock, onChange }: ClockTimesProps): JSX.Element | null {
  const o = useOnlineWords()
  if (clock.kind === 'none') return null
  if (clock.kind === 'move') {
    return (
      <Times
        name={o.clockMove}
        values={FOR_A_MOVE}
        value={clock.ms}
        onChange={(ms) => onChange({ kind: 'move', ms })}
      />
    )
  }
  return (
    <>
      <Times
        name={o.clockGame}
        values={FOR_A_GAME}
        value={clock.ms}
        onChange={(ms) => onChange({ ...clock, ms })}
      />
      <Times
        name={o.clockIncrement}
        values={ADDED}
        value={clock.increment}
        onChange={(increment) => onChange({ ...clock, increment })}
      />
    </>
  )
}

export function clockOf(kind: ClockWish['kind']): ClockWish {
  if (kind === 'move') return { kind, ms: 2 * MINUTE }
  return kind === 'game' ? { kind, ms: 15 * MINUTE, increment: 10 * SECOND } : { kind }
}

interface TimesProps {
  readonly name: string
  readonly values: readonly number[]
  readonly value: number
  onChange(ms: number): void
}

function Times({ name, values, value, onChange }: TimesProps): JSX.Element {
  const o = useOnlineWords()
  return (
    <label class="line-field">
      <span>{name}</span>
      <select class="field" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {values.map((ms) => (
          <option key={ms} value={ms}>
            {ms === 0 ? o.clockKinds.none : o.duration(ms)}
          </option>
        ))}
      </select>
    </label>
  )
}
