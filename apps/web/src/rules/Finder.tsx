/** Beside the rules: search, variants, contents. */
import { marksOf } from '@quayside/scenario'
import type { JSX } from 'preact'
import { useNarrow } from '../shell/size-class.ts'
import { chapterPlace, type Reading, shownBlocks } from './Chapters.tsx'
import { markWords } from './RuleText.tsx'
import type { LoadedRulebook } from './rulebooks.ts'
import { useRulesWords } from './words.ts'

interface Props {
  readonly rulebook: LoadedRulebook
  readonly reading: Reading
  readonly wanted: string
  onSearch(wanted: string): void
  onVariant(mark: string): void
}

export function Finder(props: Props): JSX.Element {
  const w = useRulesWords()
  const phone = useNarrow()
  const { reading, wanted, onSearch } = props
  return (
    <aside class="rule-finder">
      <label class="rule-search">
        <span>{w.search}</span>
        <input
          class="field"
          type="search"
          data-choice="search"
          placeholder={w.searchHelp}
          value={wanted}
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
      <p class="note" role="status">
        {reading.found === null ? '' : w.found(reading.found.size)}
      </p>
      {phone ? (
        <details>
          <summary>{w.contents}</summary>
          <Lists {...props} />
        </details>
      ) : (
        <Lists {...props} />
      )}
    </aside>
  )
}

function Lists({ rulebook, reading, onVariant }: Props): JSX.Element {
  const w = useRulesWords()
  const { book } = rulebook
  const marks = marksOf(book)
  return (
    <>
      {marks.length > 0 && (
        <fieldset class="choices-row">
          <legend>{w.variants}</legend>
          <p class="cap">{w.variantsHelp}</p>
          {marks.map((mark) => (
            <label key={mark} class={reading.unwanted.has(mark) ? 'pill' : 'pill on'}>
              <input
                type="checkbox"
                data-choice={`variant-${mark}`}
                checked={!reading.unwanted.has(mark)}
                onChange={() => onVariant(mark)}
              />
              {markWords(mark, reading.texts)}
            </label>
          ))}
        </fieldset>
      )}
      <nav aria-label={w.contents}>
        <h2 class="h">{w.contents}</h2>
        <ol class="rule-contents">
          {book.chapters.map((chapter, i) =>
            shownBlocks(chapter, reading).length === 0 ? null : (
              <li key={i}>
                <a href={`#${chapterPlace(i)}`}>{chapter.title}</a>
              </li>
            ),
          )}
        </ol>
      </nav>
    </>
  )
}
