/** The numbers of one's games: won against whom, with which variant, lately. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useSettings } from '../settings.ts'
import { GamePills } from './GamePills.tsx'
import type { Readings } from './kept-readings.ts'
import { Luck, OpeningTable } from './Luck.tsx'
import { LastGames } from './plots.tsx'
import { type CountedGame, countedGames, grouped, numbersOf, rivalsOf, variantOf } from './statistics.ts'
import type { Remembered } from './use-history.ts'
import { useReadings } from './use-readings.ts'
import { useVariantNames } from './use-variant-names.ts'
import { WinTable } from './WinTable.tsx'
import { useHistoryWords } from './words.ts'

const LAST = 20

export function Statistics({ games }: { games: readonly Remembered[] }): JSX.Element {
  const w = useHistoryWords()
  const { name } = useSettings()
  const [game, setGame] = useState<string | null>(null)
  const reading = useReadings(games)
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
      {game !== null && <OpeningTable key={`${game} openings`} game={game} games={some} reading={reading} />}
      <Luck game={game} games={some} reading={reading} />
      {some.length > 0 && <Lately games={some.slice(-LAST)} readings={reading.readings} />}
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

function Lately({ games, readings }: { games: readonly CountedGame[]; readings: Readings }): JSX.Element {
  const w = useHistoryWords()
  return (
    <section class="panel">
      <h2>
        {w.lastTitle(games.length)}
        <span class="r">{w.lastNote}</span>
      </h2>
      <LastGames games={games} most={LAST} readings={readings} />
    </section>
  )
}
