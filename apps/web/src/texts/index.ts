/** The page's own words, one language at a time: the other is fetched when somebody asks for it. */
import type { Language } from '@quayside/texts'
import { change, settings, useSettings } from '../settings.ts'
import type { Words } from './words.ts'

const loaded = new Map<Language, Words>()

/** Before the first page is drawn, and before another language is chosen. */
export async function loadWords(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, language === 'ja' ? (await import('./ja.ts')).ja : (await import('./en.ts')).en)
}

/** Books that somebody has opened: they change language with everything else. */
const opened = new Set<(language: Language) => Promise<void>>()

export async function speak(language: Language): Promise<void> {
  await Promise.all([loadWords(language), ...[...opened].map((load) => load(language))])
  change({ language })
}

export function useWords(): { readonly t: Words; readonly language: Language } {
  const { language } = useSettings()
  return { t: loaded.get(language) as Words, language }
}

export interface WordBook<W> {
  load(): Promise<void>
  /** Only after `load`. */
  use(): W
}

/** Words of a part of the house that many visitors never see. */
export function wordBook<W>(pages: { readonly [L in Language]: () => Promise<W> }): WordBook<W> {
  const held = new Map<Language, W>()
  const load = async (language: Language) => {
    if (!held.has(language)) held.set(language, await pages[language]())
  }
  return {
    async load() {
      opened.add(load)
      await load(settings().language)
    },
    use: () => held.get(useSettings().language) as W,
  }
}
