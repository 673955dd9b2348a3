/** What is said at one step of an example: what happened, what was refused and why, what may be chosen, and the point of it. */
import type { LoadedBoard } from '@quayside/all/ui'
import { Icon, Sentence } from '@quayside/board-kit'
import { type Line, refusalLine } from '@quayside/texts'
import type { JSX } from 'preact'
import { choiceLines, eventLines, refusedLines } from './beat-lines.ts'
import type { StoryBeat } from './protocol.ts'
import { useRulesWords } from './words.ts'

interface Props {
  readonly beat: StoryBeat
  readonly board: LoadedBoard
  readonly isFirst: boolean
}

/** More choices than this are counted, not listed. */
const MOST = 8

export function BeatWords({ beat, board, isFirst }: Props): JSX.Element {
  const w = useRulesWords()
  const { texts, language } = board
  const happened = eventLines(beat, texts)
  const isSilent = !isFirst && happened.length === 0 && !beat.say && !beat.tried && !beat.listed
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="example-words" aria-live="polite" aria-label={w.examples} tabIndex={0}>
      {beat.from !== null && <p class="soft">{w.another}</p>}
      {isFirst && <p class="soft">{w.position}</p>}
      {beat.say && <p class="example-say">{beat.say[language]}</p>}
      {isSilent && <p>{w.drawn}</p>}
      {happened.map((line, i) => (
        <p key={i}>
          <Sentence line={line} />
        </p>
      ))}
      <Refusal beat={beat} board={board} />
      <Choices beat={beat} board={board} />
    </section>
  )
}

function nameOf(by: number | null): Line {
  return by === null ? [] : [{ seat: by }]
}

function Refusal({ beat, board }: Omit<Props, 'isFirst'>): JSX.Element | null {
  const w = useRulesWords()
  const { texts, language } = board
  const refused = refusedLines(beat, texts)
  if (!refused) return null
  const { attempted, rejection } = refused
  return (
    <p class="example-refusal" data-refused={rejection.code}>
      <Icon name="i-no" size={18} />
      <span>
        <Sentence line={[...w.tries(nameOf(beat.by)), ...attempted]} />
        <br />
        <Sentence line={refusalLine(texts, language, rejection)} />{' '}
        {rejection.rule && <span class="rule">{rejection.rule}</span>}
      </span>
    </p>
  )
}

function Choices({ beat, board }: Omit<Props, 'isFirst'>): JSX.Element | null {
  const w = useRulesWords()
  const choices = choiceLines(beat, board.texts)
  if (!choices) return null
  return (
    <div class="example-choices">
      <p>
        <Sentence line={w.may(nameOf(beat.by))} />
        {choices.length === 0 && ` ${w.nothingElse}`}
      </p>
      <ul>
        {choices.slice(0, MOST).map((line, i) => (
          <li key={i}>
            <Sentence line={line} />
          </li>
        ))}
        {choices.length > MOST && <li>{w.more(choices.length - MOST)}</li>}
      </ul>
    </div>
  )
}
