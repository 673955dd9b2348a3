/** The numbers of one's games: won against whom, with which variant, lately. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useSettings } from '../settings.ts'
import { GamePills } from './GamePills.tsx'
import { LastGames, ShareRange } from './plots.tsx'
import {
  type CountedGame,
  countedGames,
  type Group,
  grouped,
  numbersOf,
  rivalsOf,
  variantOf,
} from './statistics.ts'
import type { Remembered } from './use-history.ts'
import { useVariantNames } from './use-variant-names.ts'
import { useHistoryWords } from './words.ts'

const LAST = 20

export function Statistics({ games }: { games: readonly Remembered[] }): JSX.Element {
  const w = useHistoryWords()
  const { name } = useSettings()
  const [game, setGame] = useState<string | null>(null)
  const all = countedGames(
    games.map(({ result }) => result),
    name,
  )
  const some = game === null ? all : all.filter(({ result }) => result.game === game)
  return (
    <>
      <section class="panel wins">
        <h2>
          {w.wonTitle}
          <span class="r">{w.evenNote}</span>
        </h2>
        {all.length > 0 && (
          <GamePills games={all.map(({ result }) => result.game)} value={game} onChange={setGame} />
        )}
        {some.length < 3 && <p class="note">{w.few}</p>}
        <WinTable
          name={w.rivalsColumn}
          groups={grouped(some, rivalsOf)}
          say={(key) => w.rivals[key] ?? key}
        />
        {games.length > all.length && <p class="note">{w.notCounted(games.length - all.length)}</p>}
      </section>
      <Tiles games={some} />
      {game !== null && <Variants key={game} game={game} games={some} />}
      {some.length > 0 && <Lately games={some.slice(-LAST)} />}
    </>
  )
}

function Tiles({ games }: { games: readonly CountedGame[] }): JSX.Element | null {
  const w = useHistoryWords()
  const numbers = numbersOf(games)
  if (!numbers) return null
  const tiles = [
    ['games', numbers.games, w.tileGames],
    ['wins', numbers.wins, w.tileWon],
    ['longest', numbers.longestStreak, w.tileStreak],
    ['place', numbers.meanPlace.toFixed(2), w.tilePlace],
    [
      'time',
      numbers.thinkMs === null ? '–' : w.duration(numbers.thinkMs),
      numbers.thinkMs === null ? w.noTime : w.tileTime,
    ],
  ] as const
  return (
    <ul class="tiles">
      {tiles.map(([key, value, text]) => (
        <li key={key} class="panel" data-number={key}>
          <b>{value}</b>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  )
}

function Variants({ game, games }: { game: string; games: readonly CountedGame[] }): JSX.Element | null {
  const w = useHistoryWords()
  const nameOf = useVariantNames(game)
  if (!nameOf) return null
  return (
    <section class="panel wins">
      <h2>{w.variantsTitle}</h2>
      <WinTable
        name={w.variantColumn}
        groups={grouped(games, variantOf)}
        say={(_key, [first]) => (first ? nameOf(first.result) : '')}
      />
    </section>
  )
}

interface WinTableProps {
  readonly name: string
  readonly groups: readonly Group[]
  say(key: string, games: readonly CountedGame[]): string
}

function WinTable({ name, groups, say }: WinTableProps): JSX.Element | null {
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
  const { games, share, meanPlace, streak, best } = group.numbers
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
    </tr>
  )
}

function Lately({ games }: { games: readonly CountedGame[] }): JSX.Element {
  const w = useHistoryWords()
  return (
    <section class="panel">
      <h2>
        {w.lastTitle(games.length)}
        <span class="r">{w.lastNote}</span>
      </h2>
      <LastGames games={games} most={LAST} />
    </section>
  )
}
