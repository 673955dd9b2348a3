/** Asks the rules about choices that are being weighed, so that no rule is written twice. */
import type { Rejection } from '@quayside/rules-kit'
import { useEffect, useState } from 'preact/hooks'

/** `check` of a table for a whole action, `explain` for a part of one. */
type Ask<Q> = (question: Q) => Promise<Rejection | null>

/** The refusal of one choice; null when it is allowed or not yet known. */
export function useRefusal<Q>(ask: Ask<Q>, question: Q | null, moment: unknown): Rejection | null {
  const [answer, setAnswer] = useState<Rejection | null>(null)
  const text = question && JSON.stringify(question)
  useEffect(() => {
    let current = true
    if (!question) setAnswer(null)
    else
      ask(question).then((refusal) => {
        if (current) setAnswer(refusal)
      })
    return () => {
      current = false
    }
  }, [text, moment])
  return answer
}
