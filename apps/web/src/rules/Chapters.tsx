/** The rules themselves: chapters of numbered rules, each with its examples. */
import { Icon } from '@quayside/board-kit'
import { type Block, type Chapter, isShown, type Rule, type Rulebook } from '@quayside/scenario'
import type { AnyTexts, Language } from '@quayside/texts'
import type { JSX } from 'preact'
import { Marks, OursNote, RuleText } from './RuleText.tsx'
import type { Example } from './rulebooks.ts'
import { useRulesWords } from './words.ts'

export interface Reading {
  readonly texts: AnyTexts
  readonly language: Language
  readonly examples: readonly Example[]
  /** `option=value` that the reader does not play. */
  readonly unwanted: ReadonlySet<string>
  /** Numbers that the search has found; null while nobody searches. */
  readonly found: ReadonlySet<string> | null
  /** Where a link has led. */
  readonly place: string
  /** An example is played. */
  onPlay(example: Example): void
}

/** Without title for the machine: `part-3` is the fourth chapter in every language. */
export function chapterPlace(index: number): string {
  return `part-${index}`
}

export function shownBlocks(chapter: Chapter, { unwanted, found }: Reading): readonly Block[] {
  if (!isShown(chapter.marks, unwanted)) return []
  return chapter.blocks.filter((block) => {
    if ('marks' in block && !isShown(block.marks, unwanted)) return false
    return found === null || (block.kind === 'rule' && found.has(block.number))
  })
}

export function Chapters({ book, reading }: { book: Rulebook; reading: Reading }): JSX.Element {
  return (
    <>
      {reading.found === null && <Blocks blocks={book.intro} reading={reading} />}
      {book.chapters.map((chapter, i) => {
        const blocks = shownBlocks(chapter, reading)
        if (blocks.length === 0) return null
        return (
          <section key={i} id={chapterPlace(i)} class={reading.place === chapterPlace(i) ? 'is-place' : ''}>
            <h2>
              {chapter.title} <Marks marks={chapter.marks} texts={reading.texts} />
            </h2>
            <Blocks blocks={blocks} reading={reading} />
          </section>
        )
      })}
    </>
  )
}

function Blocks({ blocks, reading }: { blocks: readonly Block[]; reading: Reading }): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockOf key={block.kind === 'rule' ? block.number : i} block={block} reading={reading} />
      ))}
    </>
  )
}

function BlockOf({ block, reading }: { block: Block; reading: Reading }): JSX.Element {
  const { texts } = reading
  switch (block.kind) {
    case 'rule':
      return <RuleEntry rule={block} reading={reading} />
    case 'point':
      return (
        <div class="rule-point">
          <p>
            <RuleText text={block.text} texts={texts} /> <Marks marks={block.marks} texts={texts} />
          </p>
          <OursNote ours={block.ours} texts={texts} />
        </div>
      )
    case 'text':
      return (
        <p>
          <RuleText text={block.text} texts={texts} />
        </p>
      )
    case 'drawing':
      return <pre class="rule-drawing">{block.text}</pre>
    case 'table':
      return <Table rows={block.rows} texts={texts} />
  }
}

function Table({ rows, texts }: Pick<Extract<Block, { kind: 'table' }>, 'rows'> & { texts: AnyTexts }) {
  const [head = [], ...rest] = rows
  return (
    <table class="rule-table">
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              <RuleText text={cell} texts={texts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rest.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j}>
                <RuleText text={cell} texts={texts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RuleEntry({ rule, reading }: { rule: Rule; reading: Reading }): JSX.Element {
  const { texts, examples, place } = reading
  const shown = examples.filter(({ rules }) => rules.includes(rule.number))
  return (
    <div id={rule.number} class={place === rule.number ? 'rule-entry is-place' : 'rule-entry'}>
      <a class="rule-number num" href={`#${rule.number}`}>
        {rule.number}
      </a>
      <div class="rule-body">
        <p>
          <RuleText text={rule.text} texts={texts} /> <Marks marks={rule.marks} texts={texts} />
        </p>
        <OursNote ours={rule.ours} texts={texts} />
        {shown.length > 0 && <Examples examples={shown} rule={rule} reading={reading} />}
      </div>
    </div>
  )
}

interface ExamplesProps {
  readonly examples: readonly Example[]
  readonly rule: Rule
  readonly reading: Reading
}

/** On paper an example is what is said in it, once, at the first rule it names. */
function Examples({ examples, rule, reading }: ExamplesProps): JSX.Element {
  const w = useRulesWords()
  const { language, onPlay } = reading
  return (
    <ul class="rule-examples" aria-label={w.examples}>
      {examples.map((example) => (
        <li key={example.name}>
          <button type="button" class="btn sm" data-example={example.name} onClick={() => onPlay(example)}>
            <Icon name="i-play" size={14} />
            <span>{example.title[language]}</span>
          </button>
          {example.rules[0] === rule.number && (
            <p class="on-paper">{w.sentences(example.says.map((said) => said[language]))}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
