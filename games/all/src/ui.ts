/** The boards, each loaded when somebody sits down at it, with the sentences of one language. Only pages import this. */
import type { AnyGameUi } from '@quayside/board-kit'
import type { BoardManifest } from '@quayside/board-kit/manifest'
import { board as cargoEmpire } from '@quayside/cargo-empire/ui/manifest'
import { board as cartagena } from '@quayside/cartagena/ui/manifest'
import { board as carthage } from '@quayside/carthage/ui/manifest'
import { board as catan } from '@quayside/catan/ui/manifest'
import { type AnyTexts, type Language, wordsIn } from '@quayside/texts'

export interface LoadedBoard {
  readonly ui: AnyGameUi
  readonly language: Language
  readonly texts: AnyTexts
}

interface BoardEntry {
  load(language: Language): Promise<LoadedBoard>
}

function entry({ ui, texts: sources }: BoardManifest): BoardEntry {
  const drawingIn = async (language: Language) => {
    const { ui: drawing } = await ui()
    await drawing.speak(language)
    return drawing
  }
  return {
    async load(language) {
      const [drawing, texts] = await Promise.all([drawingIn(language), wordsIn(sources, language)])
      return { ui: drawing, language, texts }
    },
  }
}

export const boards: { readonly [id: string]: BoardEntry } = {
  carthage: entry(carthage),
  cartagena: entry(cartagena),
  'cargo-empire': entry(cargoEmpire),
  catan: entry(catan),
}
