/** A game's RULES file as data: chapters of numbered rules. The file a reader of the repository sees is the only source. */
import { type Inline, readInline } from './inline.ts'
import { type Mark, readMarks } from './marks.ts'

export type { Inline } from './inline.ts'
export type { Mark } from './marks.ts'

/** What does not stand in the rulebook of the box, and why we say it. */
export interface Ours {
  readonly kind: OursKind
  readonly why: readonly Inline[]
}

/** One of two readings, something the box does not have, or what stood for a picture that we do not have. */
export const OURS = ['reading', 'addition', 'reconstruction'] as const
export type OursKind = (typeof OURS)[number]

/** What a rule and a remark have in common. */
interface Marked {
  /** What must be chosen for it to count; its chapter's marks count too. */
  readonly marks: readonly Mark[]
  readonly text: readonly Inline[]
  readonly ours: Ours | null
}

export interface Rule extends Marked {
  readonly kind: 'rule'
  /** As refusals and scenarios name it: `CTH-12`. */
  readonly number: string
}

export type Block =
  | Rule
  /** A point without a number: a remark, a reading. */
  | ({ readonly kind: 'point' } & Marked)
  | { readonly kind: 'text'; readonly text: readonly Inline[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'drawing'; readonly text: string }

export interface Chapter {
  readonly title: string
  readonly marks: readonly Mark[]
  readonly blocks: readonly Block[]
}

export interface Rulebook {
  readonly title: string
  readonly intro: readonly Block[]
  readonly chapters: readonly Chapter[]
}

/** `CTH-12`, `CGE-F3`: letters, a dash, perhaps a letter, a number. */
export const RULE_NUMBER = /\b[A-Z]{3}-[A-Z]?\d+\b/

export function readRulebook(markdown: string): Rulebook {
  const [head = '', ...parts] = markdown.split(/^## /m)
  const [first = '', ...rest] = head.split('\n')
  return {
    title: first.replace(/^# /, '').trim(),
    intro: readBlocks(rest.join('\n')),
    chapters: parts.map(readChapter),
  }
}

function readChapter(part: string): Chapter {
  const [heading = '', ...lines] = part.split('\n')
  const { marks, rest } = readMarks(heading.trim())
  return { title: rest.trim(), marks, blocks: readBlocks(lines.join('\n')) }
}

/** Blocks are parted by empty lines; the points of a list stand one below the other. */
function readBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .flatMap(readBlock)
}

function readBlock(block: string): Block[] {
  const text = block.replace(/^\n+|\s+$/g, '')
  if (text.startsWith('```')) return [{ kind: 'drawing', text: text.replace(/^```.*\n|\n```$/g, '') }]
  if (text.startsWith('|')) return [{ kind: 'table', rows: readRows(text) }]
  // The way to the other language is for readers of the repository; a page has its own.
  if (/^\[[^\]]+\]\([^)]+\)$/.test(text)) return []
  if (text.startsWith('- ')) return text.split(/^- /m).slice(1).flatMap(readPoint)
  return [{ kind: 'text', text: readInline(joined(text)) }]
}

function readRows(text: string): Inline[][][] {
  const rows = text.split('\n').filter((row) => !/^\|[-:| ]+\|$/.test(row))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => readInline(cell.trim())),
  )
}

/** One point of a list may hold several short rules, each behind its bold number. */
function readPoint(point: string): Block[] {
  const text = joined(point)
  const parts = text.split(/\*\*([A-Z]{3}-[A-Z]?\d+)\*\*\s*/)
  const blocks: Block[] = []
  if (parts[0]?.trim()) blocks.push({ kind: 'point', ...marked(parts[0]) })
  for (let i = 1; i < parts.length; i += 2) {
    blocks.push({ kind: 'rule', number: parts[i] ?? '', ...marked(parts[i + 1] ?? '') })
  }
  return blocks
}

function marked(text: string): Marked {
  const { marks, rest } = readMarks(text.trim())
  const [said = '', kind, why = ''] = rest.split(OURS_MARK)
  const ours = OURS.find((one) => one === kind)
  return {
    marks,
    text: readInline(said.trim()),
    ours: ours ? { kind: ours, why: readInline(why.trim()) } : null,
  }
}

/** `` `reading` `` and the like: what follows it to the end of the rule is the reason. */
const OURS_MARK = new RegExp(`\`(${OURS.join('|')})\``)

/** Lines broken for the file's reader are one line; Japanese has no space where a line was broken. */
function joined(text: string): string {
  return text.replace(/\s*\n\s*/g, (_, at: number) => (isJapanese(text[at - 1]) ? '' : ' ')).trim()
}

function isJapanese(letter: string | undefined): boolean {
  return letter !== undefined && /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/.test(letter)
}

/** The rules of a chapter or a whole book, in order. */
export function rulesOf(book: Pick<Rulebook, 'chapters'>): Rule[] {
  return book.chapters.flatMap(({ blocks }) => blocks.filter((block): block is Rule => block.kind === 'rule'))
}
