/** Finished games and their numbers: beside each other, or as two tabs on a phone. */
import '../look/online.css'
import '../history/history.css'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { FinishedList } from '../history/FinishedList.tsx'
import { Statistics } from '../history/Statistics.tsx'
import { TakeAlong } from '../history/TakeAlong.tsx'
import { useHistory } from '../history/use-history.ts'
import { loadHistoryWords, useHistoryWords } from '../history/words.ts'
import { PageTop } from '../shell/PageTop.tsx'

/** Before the page is drawn. */
export const prepare = loadHistoryWords

type Tab = 'games' | 'statistics'

export function HistoryPage(): JSX.Element {
  const w = useHistoryWords()
  const history = useHistory()
  const [tab, setTab] = useState<Tab>('games')
  const tabs: readonly (readonly [Tab, string])[] = [
    ['games', w.gamesTab],
    ['statistics', w.statisticsTab],
  ]
  return (
    <div class="plain-page history" data-tab={tab}>
      <PageTop title={w.title} />
      <nav class="history-tabs" aria-label={w.title}>
        {tabs.map(([name, word]) => (
          <button
            key={name}
            type="button"
            data-choice={`tab-${name}`}
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
          >
            {word}
          </button>
        ))}
      </nav>
      <main>
        <div class="history-games">
          <FinishedList history={history} />
          <TakeAlong history={history} />
        </div>
        <div class="history-numbers">
          <Statistics games={history.games ?? []} />
        </div>
      </main>
    </div>
  )
}
