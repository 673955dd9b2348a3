import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { SpeechContext } from './Sentence.tsx'

/** The number of a rule, and the way to where it is written. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
  const { game } = useContext(SpeechContext)
  return (
    <a class="rule" href={`/rules/${game}#${rule}`}>
      {rule}
    </a>
  )
}
