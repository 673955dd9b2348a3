/** The chart border's scale as time line: bands and ticks, pennants at turning points, and a slider over all of it. */
import { Pennant, type Player } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { percent } from './percent.ts'
import type { Opened, TurningPoint } from './protocol.ts'
import type { Replay } from './use-replay.ts'
import { useReplayWords } from './words.ts'

const BANDS = 13
const TICKS = 66

interface Props {
  readonly replay: Replay
  readonly opened: Opened
  readonly turning: readonly TurningPoint[]
  readonly players: readonly Player[]
}

export function TimeLine({ replay, opened, turning, players }: Props): JSX.Element {
  const w = useReplayWords()
  const { count, go } = replay
  const share = (at: number) => `${(100 * at) / Math.max(1, opened.count)}%`
  return (
    <div class="time-line">
      {turning.map(({ at, seat, change }) => {
        const { name = '', colour = '' } = players[seat] ?? {}
        const label = w.turningPoint(name, at, `+${percent(change)}`)
        return (
          <button
            key={at}
            type="button"
            class="turning"
            data-turning={at}
            style={{ left: `min(${share(at)}, calc(100% - 28px))` }}
            aria-label={label}
            title={label}
            onClick={() => go(at)}
          >
            <Pennant colour={colour} size={22} />
          </button>
        )
      })}
      <Scale />
      <input
        type="range"
        min={0}
        max={opened.count}
        value={count}
        aria-label={w.timeLine}
        aria-valuetext={count === 0 ? w.start : w.moveNumber(count)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  )
}

function Scale(): JSX.Element {
  const band = 100 / BANDS
  const tick = (i: number) => `M${(100 * i) / TICKS} 12v${i % 5 === 0 ? 5 : 3}`
  return (
    <svg class="scale" viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="2" width="100" height="8" class="scale-rim" />
      {Array.from({ length: BANDS }, (_, i) => (
        <rect
          key={i}
          x={i * band}
          y="3.5"
          width={band}
          height="5"
          class={i % 2 === 0 ? 'band-dark' : 'band-light'}
        />
      ))}
      <path d={Array.from({ length: TICKS + 1 }, (_, i) => tick(i)).join('')} class="scale-ticks" />
    </svg>
  )
}
