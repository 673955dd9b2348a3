import { useEffect, useState } from 'preact/hooks'
import { replace } from '../router.ts'
import { useWords } from '../texts/index.ts'
import { keep } from './kept.ts'
import { api, codeOf, sentenceOf } from './server.ts'
import { useOnlineWords } from './words.ts'

export interface Entry {
  readonly isIn: boolean
  readonly problem: string | null
}

/** Comes in with the secret of the link, which then leaves the address bar. Whoever was in before, or finds an open table, needs none. */
export function useEntry(id: string): Entry {
  const { language } = useWords()
  const o = useOnlineWords()
  const [isIn, setIn] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    const secret = location.hash.slice(1)
    api.join(id, secret === '' ? undefined : secret).then(() => {
      if (secret !== '') keep(id, { join: secret })
      replace(`/online/${id}`)
      setIn(true)
    }, setError)
  }, [id])
  const problem = error === null ? null : (o.ended[codeOf(error)] ?? sentenceOf(error, language, o))
  return { isIn, problem }
}
