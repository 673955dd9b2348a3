/** Beside a seat's name: its clock, whether the person is away, whether a bot plays for them. */
import { PERSON } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { OnlineState } from '../session/online-session.ts'
import { useOnlineWords } from './words.ts'

export function SeatNote({ state, seat }: { state: OnlineState; seat: number }): JSX.Element | null {
  const o = useOnlineWords()
  const { room, clock } = state
  const sitting = room?.seats[seat]
  if (!room || !sitting) return null
  const word = sitting.resigned
    ? o.resigned
    : sitting.standIn !== null
      ? o.standIn
      : sitting.kind === PERSON && !sitting.here && sitting.guest !== null
        ? o.away
        : ''
  const left = clock?.info.left[seat] ?? null
  if (word === '' && left === null) return null
  return (
    <span class="seat-note">
      {word !== '' && <span class="tag">{word}</span>}
      {left !== null && clock && <Clock left={left} clock={clock} seat={seat} />}
    </span>
  )
}

interface ClockProps {
  readonly left: number
  readonly clock: NonNullable<OnlineState['clock']>
  readonly seat: number
}

const SOON_MS = 10_000

function Clock({ left, clock, seat }: ClockProps): JSX.Element {
  const o = useOnlineWords()
  const isRunning = clock.info.running.includes(seat)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning, clock])
  const rest = Math.max(0, left - (isRunning ? Math.max(0, now - clock.receivedAt) : 0))
  const look = isRunning ? (rest < SOON_MS ? 'clock runs soon' : 'clock runs') : 'clock'
  return (
    <span class={look} role="timer" aria-label={o.timeLeft}>
      {rest === 0 ? o.timeUp : faceOf(rest)}
    </span>
  )
}

/** 4:07, 1:04:07, and days as hours. */
function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
