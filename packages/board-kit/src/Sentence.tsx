import type { GameTypes, Seat, View } from '@quayside/rules-kit'
import type { Language, Line, Part } from '@quayside/texts'
import { createContext, type FunctionComponent, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { LineIconProps, Player } from './game-ui.ts'
import { withHeldStops } from './held-stops.ts'

export interface Speech {
  /** Whose rules are meant by a number. */
  readonly game: string
  readonly players: readonly Player[]
  /** Who is meant by `auto`. */
  readonly opponent?: Player | null
  /** Who reads, and what they are called on a narrow page, where the strip of seats says no name. */
  readonly reader?: { readonly seat: Seat; readonly you: string } | null
  readonly view: View<GameTypes> | null
  readonly language: Language
  // biome-ignore lint/suspicious/noExplicitAny: each game's sign knows its own view
  readonly LineIcon: FunctionComponent<LineIconProps<any>>
}

/** Whose names and which signs sentences on this page use. */
export const SpeechContext = createContext<Speech>({
  game: '',
  players: [],
  view: null,
  language: 'en',
  LineIcon: ({ text }) => <>{text}</>,
})

/** A sentence with names in bold and cards as signs. A sign keeps the comma or full stop behind it in its line. */
export function Sentence({ line }: { line: Line }): JSX.Element {
  const speech = useContext(SpeechContext)
  return (
    <>
      {withHeldStops(line).map(({ part, stop }, i) => {
        if (typeof part === 'string') return part
        const sign = <PartOf key={i} part={part} speech={speech} />
        return stop ? (
          <span key={i} class="held">
            {sign}
            {stop}
          </span>
        ) : (
          sign
        )
      })}
    </>
  )
}

function nameOf(seat: Seat | 'auto', { players, opponent }: Speech): string | undefined {
  return seat === 'auto' ? opponent?.name : players[seat]?.name
}

function PartOf({ part, speech }: { part: Exclude<Part, string>; speech: Speech }): JSX.Element {
  if ('seat' in part) {
    const you = part.seat === speech.reader?.seat ? speech.reader.you : undefined
    return <b data-you={you}>{nameOf(part.seat, speech)}</b>
  }
  if ('icon' in part) {
    const { LineIcon, view, language } = speech
    return <LineIcon name={part.icon} text={part.text} view={view} language={language} />
  }
  return <b class="num">{part.strong}</b>
}
