/** The page's own words, one language at a time: the other is fetched when somebody asks for it. */
import { catalogue, type Language, type WordSources } from '@quayside/texts'
import { change, settings, useSettings } from '../settings.ts'
import type { Words } from './words.ts'

const words = catalogue<Words>({
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
})

/** Before the first page is drawn, and before another language is chosen. */
export const loadWords = words.fetch

/** Books that somebody has opened: they change language with everything else. */
const opened = new Set<(language: Language) => Promise<void>>([words.fetch])

export async function speak(language: Language): Promise<void> {
  await Promise.all([...opened].map((load) => load(language)))
  change({ language })
}

export function useWords(): { readonly t: Words; readonly language: Language } {
  const { language } = useSettings()
  return { t: words[language], language }
}

export interface WordBook<W> {
  load(): Promise<void>
  /** Only after `load`. */
  use(): W
}

/** Words of a part of the house that many visitors never see. */
export function wordBook<W>(sources: WordSources<W>): WordBook<W> {
  const book = catalogue(sources)
  return {
    async load() {
      opened.add(book.fetch)
      await book.fetch(settings().language)
    },
    use: () => book[useSettings().language],
  }
}
