/** The boards, each loaded when somebody sits down at it, with the sentences of one language. Only pages import this. */
import type { AnyGameUi } from '@quayside/board-kit'
import type { AnyTexts, Language } from '@quayside/texts'

export interface LoadedBoard {
  readonly ui: AnyGameUi
  readonly language: Language
  readonly texts: AnyTexts
}

interface BoardEntry {
  load(language: Language): Promise<LoadedBoard>
}

interface Loaders {
  ui(): Promise<{ readonly ui: AnyGameUi }>
  en(): Promise<{ readonly en: AnyTexts }>
  ja(): Promise<{ readonly ja: AnyTexts }>
}

function board({ ui, en, ja }: Loaders): BoardEntry {
  const textsIn = async (language: Language) => (language === 'ja' ? (await ja()).ja : (await en()).en)
  const drawingIn = async (language: Language) => {
    const { ui: drawing } = await ui()
    await drawing.speak(language)
    return drawing
  }
  return {
    async load(language) {
      const [drawing, texts] = await Promise.all([drawingIn(language), textsIn(language)])
      return { ui: drawing, language, texts }
    },
  }
}

export const boards: { readonly [id: string]: BoardEntry } = {
  carthage: board({
    ui: () => import('@quayside/carthage/ui'),
    en: () => import('@quayside/carthage/texts/en'),
    ja: () => import('@quayside/carthage/texts/ja'),
  }),
  cartagena: board({
    ui: () => import('@quayside/cartagena/ui'),
    en: () => import('@quayside/cartagena/texts/en'),
    ja: () => import('@quayside/cartagena/texts/ja'),
  }),
  'cargo-empire': board({
    ui: () => import('@quayside/cargo-empire/ui'),
    en: () => import('@quayside/cargo-empire/texts/en'),
    ja: () => import('@quayside/cargo-empire/texts/ja'),
  }),
  catan: board({
    ui: () => import('@quayside/catan/ui'),
    en: () => import('@quayside/catan/texts/en'),
    ja: () => import('@quayside/catan/texts/ja'),
  }),
}
