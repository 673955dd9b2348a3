/** The title of a game in the reader's language. */
import { manifests } from '@quayside/all/manifests'
import { useWords } from '../texts/index.ts'

export function useTitle(game: string): string {
  const { language } = useWords()
  return manifests.find(({ id }) => id === game)?.words[language].title ?? game
}
