/** How kind chance was, and what one's openings came to: read from the records when somebody wants to know. */
import './luck.css'
import type { AnyOpenings } from '@quayside/texts/openings'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'
import type { Readings } from './kept-readings.ts'
import { LuckBar } from './plots.tsx'
import { type CountedGame, grouped, luckOfGames, rivalsOf, variantOf } from './statistics.ts'
import type { ReadingOf } from './use-readings.ts'
import { useVariantNames } from './use-variant-names.ts'
import { WinTable } from './WinTable.tsx'
import { useHistoryWords } from './words.ts'

interface Props {
  readonly games: readonly CountedGame[]
  readonly reading: ReadingOf
}

/** Null: of all games together. */
export function Luck({ game, games, reading }: Props & { game: string | null }): JSX.Element | null {
  const w = useHistoryWords()
  const { readings, progress } = reading
  const missing = games.filter(({ result }) => !readings.has(result.id)).length
  if (games.length === 0) return null
  const isRead = games.some(({ result }) => readings.has(result.id))
  return (
    <section class="panel" data-part="luck">
      <h2>
        {w.luckTitle}
        <span class="r">{w.luckNote}</span>
      </h2>
      {isRead && (
        <table class="luck-table">
          <tbody>
            <LuckRow part="all" name={w.all} games={games} readings={readings} />
          </tbody>
          <tbody>
            {grouped(games, rivalsOf).map(({ key, games: some }) => (
              <LuckRow key={key} part={key} name={w.rivals[key] ?? key} games={some} readings={readings} />
            ))}
          </tbody>
          {game !== null && <VariantRows key={game} game={game} games={games} readings={readings} />}
        </table>
      )}
      <p class="note">{w.luckHelp}</p>
      <p class="note" aria-live="polite">
        {progress ? w.reading(progress.done, progress.of) : ''}
      </p>
      {missing > 0 && !progress && (
        <button type="button" class="btn" data-choice="read-games" onClick={() => reading.start(games)}>
          {w.readGames(missing)}
        </button>
      )}
    </section>
  )
}

interface RowProps {
  readonly games: readonly CountedGame[]
  readonly readings: Readings
}

/** Nothing where no record was read. */
function LuckRow({ part, name, games, readings }: RowProps & { part: string; name: string }) {
  const w = useHistoryWords()
  const { percentile, games: many } = luckOfGames(games, readings)
  if (many === 0) return null
  return (
    <tr data-luck={part}>
      <th scope="row">{name}</th>
      <td>{percentile === null ? '' : <LuckBar percentile={percentile} />}</td>
      <td>{percentile ?? '–'}</td>
      <td>{w.many(many)}</td>
    </tr>
  )
}

function VariantRows({ game, games, readings }: RowProps & { game: string }): JSX.Element | null {
  const nameOf = useVariantNames(game)
  const groups = grouped(games, variantOf)
  if (!nameOf || groups.length < 2) return null
  return (
    <tbody>
      {groups.map(({ key, games: some }) => (
        <LuckRow
          key={key}
          part={key}
          name={some[0] ? nameOf(some[0].result) : ''}
          games={some}
          readings={readings}
        />
      ))}
    </tbody>
  )
}

/** Nothing where the game begins for everybody alike, or nothing was read yet. */
export function OpeningTable({ game, games, reading }: Props & { game: string }): JSX.Element | null {
  const w = useHistoryWords()
  const { language } = useWords()
  const [openings, setOpenings] = useState<AnyOpenings | null>(null)
  useEffect(() => {
    let current = true
    import('@quayside/all/openings')
      .then(({ loadOpenings }) => loadOpenings(game))
      .then((found) => {
        if (current) setOpenings(found)
      })
    return () => {
      current = false
    }
  }, [game])
  const kindOf = ({ result }: CountedGame) => reading.readings.get(result.id)?.opening ?? null
  const known = games.filter((one) => kindOf(one) !== null)
  if (!openings || known.length === 0) return null
  return (
    <section class="panel wins" data-part="openings">
      <h2>{w.openingsTitle}</h2>
      <WinTable
        name={w.openingColumn}
        groups={grouped(known, (one) => kindOf(one) ?? '')}
        say={(kind) => openings.names[language][kind] ?? kind}
      />
    </section>
  )
}
