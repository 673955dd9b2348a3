/** A board's own words, one file a language: a page fetches the one it speaks. */
import { BrokenRule } from '@quayside/rules-kit'
import type { BothLanguages, Language } from '@quayside/texts'

export interface FetchedWords<T> extends BothLanguages<T> {
  /** Before the board is drawn in this language. */
  fetch(language: Language): Promise<void>
}

export function fetchedWords<T>(sources: { readonly [L in Language]: () => Promise<T> }): FetchedWords<T> {
  const fetched = new Map<Language, T>()
  const words = (language: Language): T => {
    const found = fetched.get(language)
    if (found === undefined) throw new BrokenRule(`the board's words were not fetched: ${language}`)
    return found
  }
  return {
    get en() {
      return words('en')
    },
    get ja() {
      return words('ja')
    },
    async fetch(language) {
      if (!fetched.has(language)) fetched.set(language, await sources[language]())
    },
  }
}
