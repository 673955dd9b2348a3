/** Quick phrases at a table: those of the house and those of its game, loaded when somebody speaks. */
import type { InEachLanguage } from '@quayside/texts'
import { type Phrases, withHousePhrases } from '@quayside/texts/phrases'
import { manifests } from './manifests.ts'

export async function loadPhrases(id: string): Promise<InEachLanguage<Phrases>> {
  const own = await manifests.find((one) => one.id === id)?.phrases?.()
  return withHousePhrases(own?.phrases ?? null)
}
