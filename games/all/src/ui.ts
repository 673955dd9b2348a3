/** The boards, each loaded when somebody sits down at it. Only pages import this. */
import type { AnyGameUi } from '@quayside/board-kit'
import type { AnyTexts, BothLanguages } from '@quayside/texts'

export interface LoadedBoard {
  readonly ui: AnyGameUi
  readonly texts: BothLanguages<AnyTexts>
}

async function loadCarthage(): Promise<LoadedBoard> {
  const [{ ui }, { texts }] = await Promise.all([
    import('@quayside/carthage/ui'),
    import('@quayside/carthage/texts'),
  ])
  return { ui, texts }
}

async function loadCatan(): Promise<LoadedBoard> {
  const [{ ui }, { texts }] = await Promise.all([
    import('@quayside/catan/ui'),
    import('@quayside/catan/texts'),
  ])
  return { ui, texts }
}

export const boards: { readonly [id: string]: { load(): Promise<LoadedBoard> } } = {
  carthage: { load: loadCarthage },
  catan: { load: loadCatan },
}
