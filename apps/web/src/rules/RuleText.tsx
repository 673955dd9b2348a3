/** The words of a rule: emphasis, other rules as links, options by the name the reader knows them by. */
import type { Inline, Mark, Ours } from '@quayside/scenario'
import type { AnyTexts } from '@quayside/texts'
import type { JSX } from 'preact'
import { useRulesWords } from './words.ts'

export function RuleText({ text, texts }: { text: readonly Inline[]; texts: AnyTexts }): JSX.Element {
  return (
    <>
      {text.map((part, i) => (
        <Part key={i} part={part} texts={texts} />
      ))}
    </>
  )
}

function Part({ part, texts }: { part: Inline; texts: AnyTexts }): JSX.Element {
  if (typeof part === 'string') return <>{part}</>
  if ('strong' in part) return <strong>{part.strong}</strong>
  if ('soft' in part) return <em>{part.soft}</em>
  if ('code' in part) return codeWord(part.code, texts)
  return (
    <a class="in-text" href={`#${part.rule}`}>
      {part.rule}
    </a>
  )
}

/** `drawRule` and `mode=classic` are the file's words for an option and its value; the page says their names. */
function codeWord(code: string, texts: AnyTexts): JSX.Element {
  const [option = ''] = code.split('=')
  if (!texts.options[option]) return <code>{code}</code>
  const said = code === option ? texts.options[option].title : markWords(code, texts)
  return <span class="option-word">{said}</span>
}

/** `mode=classic` in the reader's words; an option that is on or off needs only its title. */
export function markWords(mark: string, texts: AnyTexts): string {
  const [option = '', value = ''] = mark.split('=')
  const words = texts.options[option]
  if (!words) return mark
  return value === 'true' ? words.title : `${words.title}: ${words.values[value] ?? value}`
}

export function Marks({ marks, texts }: { marks: readonly Mark[]; texts: AnyTexts }): JSX.Element | null {
  const words = marks.map(({ option, values }) =>
    values.map((value) => markWords(`${option}=${value}`, texts)).join(' / '),
  )
  if (words.length === 0) return null
  return (
    <span class="rule-marks">
      {words.map((word) => (
        <span key={word} class="rule-mark">
          {word}
        </span>
      ))}
    </span>
  )
}

/** A rule that the box does not have: which kind it is, and why we say it. */
export function OursNote({ ours, texts }: { ours: Ours | null; texts: AnyTexts }): JSX.Element | null {
  const w = useRulesWords()
  if (!ours) return null
  return (
    <p class="rule-ours">
      <span class="rule-mark ours">{w.ours[ours.kind]}</span> <RuleText text={ours.why} texts={texts} />
    </p>
  )
}
