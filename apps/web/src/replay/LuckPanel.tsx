/** How kind chance was to each seat: a bar from the middle, and the percentile. */
import { type Player, SeatShape } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { SeatLuck } from './protocol.ts'
import { useReplayWords } from './words.ts'

const MIDDLE = 65

interface Props {
  readonly luck: readonly SeatLuck[] | null
  readonly players: readonly Player[]
}

export function LuckPanel({ luck, players }: Props): JSX.Element {
  const w = useReplayWords()
  return (
    <section class="panel luck-panel" data-plot="luck" aria-busy={luck === null}>
      <h2>{w.luck}</h2>
      {luck === null ? (
        <p class="note">{w.computing}</p>
      ) : (
        <table>
          <tbody>
            {players.map(({ name, colour }, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatShape colour={colour} /> {name}
                </th>
                <td>
                  <Bar value={luck[seat]?.percentile ?? 50} colour={colour} />
                </td>
                <td class="num">{said(luck[seat], w.noLuck, w.percentile)}</td>
                <td class="soft">{w.draws(luck[seat]?.draws ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="note">{w.luckHelp}</p>
    </section>
  )
}

function said(luck: SeatLuck | undefined, none: string, some: (value: number) => string): string {
  return luck?.percentile === null || luck === undefined ? none : some(luck.percentile)
}

function Bar({ value, colour }: { value: number; colour: string }): JSX.Element {
  const long = ((value - 50) / 50) * (MIDDLE - 2)
  return (
    <svg class={`luck-bar seat-${colour}`} viewBox="0 0 130 20" aria-hidden="true">
      <rect x={MIDDLE + Math.min(0, long)} y="4" width={Math.abs(long)} height="12" class="seat-fill" />
      <path d={`M${MIDDLE} 0v20`} />
    </svg>
  )
}
