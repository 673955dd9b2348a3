/** One request at a time from a part of the page, and the sentence if it was refused. */
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../texts/index.ts'
import { sentenceOf } from './server.ts'
import { useOnlineWords } from './words.ts'

export interface Doing {
  readonly isBusy: boolean
  readonly problem: string
  run(work: () => Promise<unknown>): Promise<void>
}

/** What was refused is forgotten when `cause` changes: another version of the room may allow it. */
export function useDoing(cause: unknown = null): Doing {
  const { language } = useWords()
  const o = useOnlineWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setProblem(''), [cause])
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(sentenceOf(error, language, o))
    }
    setBusy(false)
  }
  return { isBusy, problem, run }
}
