/** One's own ratings, and whether others see them. */
import { manifests } from '@quayside/all/manifests'
import type { OwnRatings as Own } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../online/Problem.tsx'
import { api } from '../online/server.ts'
import { useDoing } from '../online/use-doing.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import { useRatingWords } from './words.ts'

export function OwnRatings(): JSX.Element {
  const w = useRatingWords()
  const o = useOnlineWords()
  const who = useGuest()
  const doing = useDoing()
  const guest = isGuest(who) ? who.id : null
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    setOwn(null)
    if (guest !== null) doing.run(async () => setOwn(await api.ratings()))
  }, [guest])
  const list = (listed: boolean) => doing.run(async () => setOwn(await api.setListed(listed)))
  const isNone = who === 'nobody' || own?.ratings.length === 0
  return (
    <section class="panel own-ratings" aria-busy={doing.isBusy}>
      <h2>{w.own}</h2>
      {who === 'away' && <p class="note">{o.unreachable}</p>}
      {isNone && <p class="note">{w.ownNone}</p>}
      {own && own.ratings.length > 0 && <Lines own={own} />}
      {own && (
        <label class="check-field">
          <input
            type="checkbox"
            data-choice="listed"
            checked={own.listed}
            onChange={({ currentTarget }) => list(currentTarget.checked)}
          />
          <span>
            {w.listed}
            <small>{w.listedNote}</small>
          </span>
        </label>
      )}
      <Problem text={doing.problem} />
    </section>
  )
}

function Lines({ own }: { own: Own }): JSX.Element {
  const { language } = useWords()
  const w = useRatingWords()
  return (
    <ul class="rating-lines">
      {own.ratings.map(({ game, points, within, games, provisional }) => (
        <li key={game} class={`theme-${game}`} data-rating={game}>
          <b class="what">{manifests.find(({ id }) => id === game)?.words[language].title ?? game}</b>
          <span class="points">
            {w.rating(points, within)}
            {provisional && <em>{w.provisional}</em>}
          </span>
          <small>{w.games(games)}</small>
        </li>
      ))}
    </ul>
  )
}
