/** Online tables come after everything else of the harbour: their code is fetched when the page is drawn. */
import type { JSX } from 'preact'
import { useLazyPart } from './lazy-part.ts'

async function load() {
  const { HarbourOnline, HarbourOpen, prepare } = await import('../online/HarbourOnline.tsx')
  await prepare()
  return { mine: HarbourOnline, open: HarbourOpen }
}

export function OnlineTables({ which }: { which: 'mine' | 'open' }): JSX.Element | null {
  const List = useLazyPart(load)?.[which]
  return List ? <List /> : null
}
