/** How a series stands: everybody's place in each game, and how many were won. */
import type { SeriesInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import './series.css'
import { useOnlineWords } from '../online/words.ts'
import { playersOf } from '../session/names.ts'
import { useWords } from '../texts/index.ts'
import { useSeriesWords } from './words.ts'

export function SeriesTable({ series }: { series: SeriesInfo }): JSX.Element {
  const { t } = useWords()
  const w = useSeriesWords()
  const o = useOnlineWords()
  const { players, played, bestOf, winners, isOver } = series
  const names = playersOf(players, [], t).map(({ name }) => name || o.somebody)
  const games = Array.from({ length: played }, (_, i) => i)
  const outcome = winners.length > 0 ? w.wins(winners.map((i) => names[i] ?? '')) : w.drawnOut
  return (
    <section class="panel series" aria-label={w.title(bestOf)} data-series={played}>
      <h2>
        {w.title(bestOf)}
        <span class="r">{w.played(played, bestOf)}</span>
      </h2>
      {isOver && <p class="say">{outcome}</p>}
      <div class="series-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{w.nameColumn}</th>
              {games.map((i) => (
                <th key={i} scope="col">
                  {w.gameColumn(i + 1)}
                </th>
              ))}
              <th scope="col">{w.winsColumn}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ places, wins }, i) => (
              <tr key={i} class={winners.includes(i) ? 'won' : ''}>
                <th scope="row">{names[i]}</th>
                {games.map((game) => (
                  <td key={game}>{places[game] ?? '–'}</td>
                ))}
                <td>
                  <b>{wins}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
