/** Games by some kind: how many, what share was won, place, streak, best score. */
import type { JSX } from 'preact'
import { ShareRange } from './plots.tsx'
import type { CountedGame, Group } from './statistics.ts'
import { useHistoryWords } from './words.ts'

interface WinTableProps {
  readonly name: string
  readonly groups: readonly Group[]
  say(key: string, games: readonly CountedGame[]): string
}

export function WinTable({ name, groups, say }: WinTableProps): JSX.Element | null {
  const w = useHistoryWords()
  if (groups.length === 0) return null
  return (
    <table class="win-table">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{w.gamesColumn}</th>
          <th scope="col" colSpan={2}>
            {w.wonColumn}
          </th>
          <th scope="col">{w.placeColumn}</th>
          <th scope="col" class="streak">
            {w.streakColumn}
          </th>
          <th scope="col">{w.bestColumn}</th>
          <th scope="col" class="think">
            {w.timeColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <WinRow key={group.key} group={group} name={say(group.key, group.games)} />
        ))}
      </tbody>
    </table>
  )
}

function WinRow({ group, name }: { group: Group; name: string }): JSX.Element {
  const w = useHistoryWords()
  const { games, share, meanPlace, streak, best, thinkMs } = group.numbers
  const percent = (value: number) => Math.round(100 * value)
  return (
    <tr data-group={group.key}>
      <th scope="row">{name}</th>
      <td>{games}</td>
      <td class="drawn">{share && <ShareRange share={share} />}</td>
      <td class="said">
        {share && (
          <>
            {percent(share.value)} %<small>{w.range(percent(share.low), percent(share.high))}</small>
          </>
        )}
      </td>
      <td>{meanPlace.toFixed(2)}</td>
      <td class="streak">{w.streak(streak)}</td>
      <td>{best}</td>
      <td class="think">{thinkMs === null ? '–' : w.duration(thinkMs)}</td>
    </tr>
  )
}
