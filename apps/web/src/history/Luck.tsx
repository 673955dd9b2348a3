/** How kind chance was, and what one's openings came to: read from the records when somebody wants to know. */
import './luck.css'
import type { AnyOpenings } from '@quayside/texts/openings'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'
import { LuckBar } from './plots.tsx'
import { type CountedGame, grouped, luckOfGames, rivalsOf } from './statistics.ts'
import type { ReadingOf } from './use-readings.ts'
import { WinTable } from './WinTable.tsx'
import { useHistoryWords } from './words.ts'

interface Props {
  readonly games: readonly CountedGame[]
  readonly reading: ReadingOf
}

export function Luck({ games, reading }: Props): JSX.Element | null {
  const w = useHistoryWords()
  const { readings, progress } = reading
  const missing = games.filter(({ result }) => !readings.has(result.id)).length
  if (games.length === 0) return null
  const rows = [
    { key: 'all', name: w.all, ...luckOfGames(games, readings) },
    ...grouped(games, rivalsOf).map(({ key, games: some }) => ({
      key,
      name: w.rivals[key] ?? key,
      ...luckOfGames(some, readings),
    })),
  ].filter(({ games: many }) => many > 0)
  return (
    <section class="panel" data-part="luck">
      <h2>
        {w.luckTitle}
        <span class="r">{w.luckNote}</span>
      </h2>
      {rows.length > 0 && (
        <table class="luck-table">
          <tbody>
            {rows.map(({ key, name, percentile, games: many }) => (
              <tr key={key} data-luck={key}>
                <th scope="row">{name}</th>
                <td>{percentile === null ? '' : <LuckBar percentile={percentile} />}</td>
                <td>{percentile ?? '–'}</td>
                <td>{w.many(many)}</td>
              </tr>
            ))}
          </tbody>
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
