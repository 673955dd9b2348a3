/** What is said with one press at a table of this game, in the reader's language. */
import type { Phrases } from '@quayside/texts/phrases'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'

/** Those that are drawn too. */
export const SIGNS: { readonly [code: string]: string } = {
  yes: 'i-check',
  no: 'i-x',
  really: 'o-really',
  heart: 'o-heart',
}

/** Empty until they have come. */
export function usePhrases(game: string | undefined): Phrases {
  const { language } = useWords()
  const [phrases, setPhrases] = useState<Phrases>({})
  useEffect(() => {
    if (game === undefined) return
    let current = true
    import('@quayside/all/phrases')
      .then(({ loadPhrases }) => loadPhrases(game))
      .then((found) => {
        if (current) setPhrases(found[language])
      })
    return () => {
      current = false
    }
  }, [game, language])
  return phrases
}
