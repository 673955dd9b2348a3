/** Small drawings beside the numbers; the numbers say the same in words. */
import type { JSX } from 'preact'
import type { Readings } from './kept-readings.ts'
import { type CountedGame, isWon, luckOfGames, type Share } from './statistics.ts'
import { useHistoryWords } from './words.ts'

const WIDE = 120
const MIDDLE = 10

/** A diamond with whiskers on an axis from 0 to 100, the even share dashed. */
export function ShareRange({ share }: { share: Share }): JSX.Element {
  const at = (value: number) => 4 + value * (WIDE - 8)
  const { value, low, high, even } = share
  const x = at(value)
  return (
    <svg class="share-range" viewBox={`0 0 ${WIDE} 20`} width={WIDE} height="20" aria-hidden="true">
      <path class="axis" d={`M${at(0)} 18H${at(1)}`} />
      <path class="even" d={`M${at(even)} 2V18`} />
      <path class="range" d={`M${at(low)} 6v8M${at(low)} ${MIDDLE}H${at(high)}M${at(high)} 6v8`} />
      <path class="value" d={`M${x} 5.5 ${x + 4.5} ${MIDDLE} ${x} 14.5 ${x - 4.5} ${MIDDLE}Z`} />
    </svg>
  )
}

/** A bar from the middle: to the right where chance was kind. */
export function LuckBar({ percentile }: { percentile: number }): JSX.Element {
  const long = ((percentile - 50) / 50) * (WIDE / 2 - 4)
  return (
    <svg class="luck-range" viewBox={`0 0 ${WIDE} 20`} width={WIDE} height="20" aria-hidden="true">
      <rect x={WIDE / 2 + Math.min(0, long)} y="5" width={Math.abs(long)} height="10" />
      <path class="even" d={`M${WIDE / 2} 1V19`} />
    </svg>
  )
}

interface LastProps {
  readonly games: readonly CountedGame[]
  readonly most: number
  readonly readings: Readings
}

/** Up for a game that was won, down for one that was not; a dot for the luck in it, where it is known. */
export function LastGames({ games, most, readings }: LastProps): JSX.Element {
  const w = useHistoryWords()
  const step = 440 / most
  const won = games.filter(isWon).length
  return (
    <svg class="last-games" viewBox="0 0 440 52" role="img" aria-label={w.lastSaid(won, games.length)}>
      <path class="axis" d="M0 26H440" />
      {games.map((game, i) => (
        <rect
          key={game.result.id}
          class={isWon(game) ? 'won' : 'lost'}
          x={i * step + step * 0.14}
          y={isWon(game) ? 5 : 27}
          width={step * 0.72}
          height="20"
        />
      ))}
      {games.map((game, i) => {
        const { percentile } = luckOfGames([game], readings)
        if (percentile === null) return null
        return (
          <circle key={game.result.id} class="luck" cx={(i + 0.5) * step} cy={48 - percentile * 0.44} r="4" />
        )
      })}
    </svg>
  )
}
