/** The words of one part of the house: a file for each language, and a page fetches the one it speaks. */
import { BrokenRule } from '@quayside/rules-kit'
import { type InEachLanguage, inEachLanguage, type Language } from './languages.ts'

/** `{ en: () => import('./en.ts'), … }`: each file exports its words under the name of its language. */
export type WordSources<W> = { readonly [L in Language]: () => Promise<{ readonly [K in L]: W }> }

export interface Catalogue<W> extends InEachLanguage<W> {
  /** Before anything is said in this language. */
  fetch(language: Language): Promise<void>
}

export function catalogue<W>(sources: WordSources<W>): Catalogue<W> {
  const fetched = new Map<Language, W>()
  const words = {
    async fetch(language: Language) {
      if (!fetched.has(language)) fetched.set(language, await wordsIn(sources, language))
    },
  }
  const found = (language: Language) => () => {
    const held = fetched.get(language)
    if (held === undefined) throw new BrokenRule(`words were not fetched: ${language}`)
    return held
  }
  return Object.defineProperties(
    words,
    inEachLanguage((language) => ({ get: found(language) })),
  ) as Catalogue<W>
}

export async function wordsIn<W>(sources: WordSources<W>, language: Language): Promise<W> {
  const file: Partial<InEachLanguage<W>> = await sources[language]()
  return file[language] as W
}
