/** The best of a game: anybody may look. */
import { manifests } from '@quayside/all/manifests'
import type { BestRatings as Best } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Pills } from '../online/Pills.tsx'
import { api } from '../online/server.ts'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import { useRatingWords } from './words.ts'

export function BestRatings(): JSX.Element {
  const { language } = useWords()
  const w = useRatingWords()
  const [game, setGame] = useState(manifests[0]?.id ?? '')
  const titles = Object.fromEntries(manifests.map(({ id, words }) => [id, words[language].title]))
  return (
    <section class="panel">
      <h2>{w.best}</h2>
      <Pills title="" label={w.gameLabel} value={game} options={titles} onChange={setGame} />
      <BestOf key={game} game={game} />
    </section>
  )
}

function BestOf({ game }: { game: string }): JSX.Element | null {
  const w = useRatingWords()
  const o = useOnlineWords()
  const [told, setTold] = useState<Best['best'] | 'away' | null>(null)
  useEffect(() => {
    let current = true
    const take = (next: Best['best'] | 'away') => {
      if (current) setTold(next)
    }
    api.bestRatings(game).then(
      ({ best }) => take(best),
      () => take('away'),
    )
    return () => {
      current = false
    }
  }, [game])
  if (told === null) return null
  if (told === 'away') return <p class="note">{o.unreachable}</p>
  if (told.length === 0) return <p class="note">{w.bestNone}</p>
  return (
    <table class="best-table">
      <thead>
        <tr>
          {[w.placeColumn, w.nameColumn, w.ratingColumn, w.gamesColumn].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ name, points, within, games }, i) => (
          <tr key={i}>
            <td>{i + 1}</td>
            <th scope="row">{name || o.somebody}</th>
            <td>{w.rating(points, within)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
