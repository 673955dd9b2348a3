/** All rulebooks. */
import { manifests } from '@quayside/all/manifests'
import { Icon } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'
import { gamesWithRules } from './rulebooks.ts'
import { useRulesWords } from './words.ts'

export function RulesIndex(): JSX.Element {
  const { language } = useWords()
  const w = useRulesWords()
  return (
    <div class="plain-page rules-index">
      <PageTop title={w.title} />
      <main>
        <p class="note">{w.indexText}</p>
        {manifests
          .filter(({ id }) => gamesWithRules.includes(id))
          .map(({ id, words }) => (
            <section key={id} class={`panel theme-${id}`}>
              <h2>{words[language].title}</h2>
              <p>{words[language].pitch}</p>
              <p class="row">
                <a class="btn" data-choice={`rules-${id}`} href={`/rules/${id}`}>
                  {w.read}
                </a>
                <a class="btn quiet" href={`/learn/${id}`}>
                  <Icon name="i-flag" />
                  {w.lesson}
                </a>
              </p>
            </section>
          ))}
      </main>
    </div>
  )
}
