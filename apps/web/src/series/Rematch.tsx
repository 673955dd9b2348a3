/** After a game: the same people again, on the same or other seats, once or as a series. */
import type { RematchWish, RoomInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import './series.css'
import { keep } from '../online/kept.ts'
import { Problem } from '../online/Problem.tsx'
import { api } from '../online/server.ts'
import { useDoing } from '../online/use-doing.ts'
import { go } from '../router.ts'
import { useSeriesWords } from './words.ts'

const LENGTHS = [1, 3, 5, 7] as const
type Seats = NonNullable<RematchWish['seats']>

export function Rematch({ room }: { room: RoomInfo }): JSX.Element {
  const w = useSeriesWords()
  const doing = useDoing()
  const { series } = room
  const goesOn = series !== null && !series.isOver
  const [seats, setSeats] = useState<Seats>(series?.seats ?? 'same')
  const [bestOf, setBestOf] = useState<(typeof LENGTHS)[number]>(1)
  const again = () =>
    void doing.run(async () => {
      const { id, join } = await api.rematch(room.id, { seats, bestOf })
      keep(id, { join })
      go(`/online/${id}`)
    })
  return (
    <span class="rematch">
      <button type="button" class="btn main" data-choice="again" disabled={doing.isBusy} onClick={again}>
        {goesOn ? w.next : w.again}
      </button>
      <select
        class="field"
        data-choice="again-seats"
        aria-label={w.seatsTitle}
        value={seats}
        onChange={({ currentTarget }) => setSeats(currentTarget.value as Seats)}
      >
        {Object.entries(w.seats).map(([how, said]) => (
          <option key={how} value={how}>
            {said}
          </option>
        ))}
      </select>
      {!goesOn && (
        <select
          class="field"
          data-choice="again-series"
          aria-label={w.lengthTitle}
          value={String(bestOf)}
          onChange={({ currentTarget }) =>
            setBestOf(LENGTHS.find((one) => String(one) === currentTarget.value) ?? 1)
          }
        >
          {LENGTHS.map((games) => (
            <option key={games} value={String(games)}>
              {w.length(games)}
            </option>
          ))}
        </select>
      )}
      <Problem text={doing.problem} />
    </span>
  )
}
