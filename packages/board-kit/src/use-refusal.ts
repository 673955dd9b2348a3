/** Asks the rules about choices that are being weighed, so that no rule is written twice. */
import type { Rejection } from '@quayside/rules-kit'
import { useEffect, useState } from 'preact/hooks'

/** `check` of a table for a whole action, `explain` for a part of one. */
type Ask<Q> = (question: Q) => Promise<Rejection | null>

/** What stands until the rules have answered: nothing is open before that. */
export const UNSAID: Rejection = { code: '', rule: null }

/** The refusal of one choice; null when it is allowed. A new question keeps the answer of the one before meanwhile. */
export function useRefusal<Q>(ask: Ask<Q>, question: Q | null, moment: unknown): Rejection | null {
  const [answer, setAnswer] = useState<Rejection | null>(UNSAID)
  const text = question && JSON.stringify(question)
  useEffect(() => {
    let current = true
    if (!question) setAnswer(UNSAID)
    else
      ask(question).then((refusal) => {
        if (current) setAnswer(refusal)
      })
    return () => {
      current = false
    }
  }, [text, moment])
  return question && answer
}
