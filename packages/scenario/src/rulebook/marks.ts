/** Which options a rule belongs to: `mode=classic`, or `drawRule=morgan|both` where several values have it. */
import type { Rulebook } from './rulebook.ts'

export interface Mark {
  readonly option: string
  readonly values: readonly string[]
}

const MARK = /`([a-zA-Z]+)=([\w+|-]+)`\s*/

/** Marks stand first in a rule and anywhere in a heading. */
export function readMarks(text: string): { readonly marks: readonly Mark[]; readonly rest: string } {
  const isHeading = !text.startsWith('`')
  const marks: Mark[] = []
  let rest = text
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    if (!isHeading && match.index > 0) break
    if (isHeading && match.index + match[0].length < rest.length) break
    marks.push({ option: match[1] ?? '', values: (match[2] ?? '').split('|') })
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length)
  }
  return { marks, rest }
}

/** `option=value`, each once, in the order of the book. */
export function marksOf(book: Pick<Rulebook, 'chapters'>): string[] {
  const all = book.chapters.flatMap(({ marks, blocks }) => [
    ...marks,
    ...blocks.flatMap((block) => ('marks' in block ? block.marks : [])),
  ])
  return [...new Set(all.flatMap(({ option, values }) => values.map((value) => `${option}=${value}`)))]
}

/** A rule is left out when none of the values it belongs to is wanted. */
export function isShown(marks: readonly Mark[], unwanted: ReadonlySet<string>): boolean {
  return marks.every(({ option, values }) => values.some((value) => !unwanted.has(`${option}=${value}`)))
}
