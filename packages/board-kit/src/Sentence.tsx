import type { Line, Part } from '@quayside/texts'
import { createContext, type FunctionComponent, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { Player } from './game-ui.ts'

export interface Speech {
  readonly players: readonly Player[]
  readonly LineIcon: FunctionComponent<{ name: string; text: string }>
}

/** Whose names and which signs sentences on this page use. */
export const SpeechContext = createContext<Speech>({ players: [], LineIcon: ({ text }) => <>{text}</> })

/** A sentence with names in bold and cards as signs. */
export function Sentence({ line }: { line: Line }): JSX.Element {
  const speech = useContext(SpeechContext)
  return (
    <>
      {line.map((part, i) => (
        <PartOf key={i} part={part} speech={speech} />
      ))}
    </>
  )
}

function PartOf({ part, speech }: { part: Part; speech: Speech }): JSX.Element {
  if (typeof part === 'string') return <>{part}</>
  if ('seat' in part) return <b>{part.seat === 'auto' ? 'auto' : speech.players[part.seat]?.name}</b>
  if ('icon' in part) return <speech.LineIcon name={part.icon} text={part.text} />
  return <b class="num">{part.strong}</b>
}
