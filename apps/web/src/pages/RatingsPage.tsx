/** How strong one is at each game, and who is best. */
import '../look/online.css'
import '../ratings/ratings.css'
import type { JSX } from 'preact'
import { loadOnlineWords, useOnlineWords } from '../online/words.ts'
import { BestRatings } from '../ratings/BestRatings.tsx'
import { OwnRatings } from '../ratings/OwnRatings.tsx'
import { loadRatingWords, useRatingWords } from '../ratings/words.ts'
import { PageTop } from '../shell/PageTop.tsx'

/** All words come in one language, before the page is drawn. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadRatingWords()])
}

export function RatingsPage(): JSX.Element {
  const w = useRatingWords()
  const o = useOnlineWords()
  return (
    <div class="plain-page ratings">
      <PageTop title={w.title} />
      <main>
        <BestRatings />
        <div class="ratings-side">
          <OwnRatings />
          <section class="panel">
            <h2>{w.howTitle}</h2>
            <ul class="how">
              {w.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <a class="btn" href="/open">
              {o.askOpen}
            </a>
          </section>
        </div>
      </main>
    </div>
  )
}
