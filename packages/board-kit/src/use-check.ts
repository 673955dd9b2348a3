/** Asks the rules about choices that are being composed, so that no rule is written twice. */
import type { Rejection } from '@quayside/rules-kit'
import { useEffect, useState } from 'preact/hooks'

type Check<A> = (action: A) => Promise<Rejection | null>

/** The refusal of one choice; null when it is allowed or not yet known. */
export function useCheck<A>(check: Check<A>, action: A | null, moment: unknown): Rejection | null {
  const [answer, setAnswer] = useState<Rejection | null>(null)
  const text = action && JSON.stringify(action)
  useEffect(() => {
    let current = true
    if (!action) setAnswer(null)
    else
      check(action).then((refusal) => {
        if (current) setAnswer(refusal)
      })
    return () => {
      current = false
    }
  }, [text, moment])
  return answer
}
