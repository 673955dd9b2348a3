/** Lists and plurals as each language writes them. */
import { type InEachLanguage, inEachLanguage, type Language } from './languages.ts'
import { type Line, line, type Part } from './line.ts'

const LOCALES: InEachLanguage<string> = { en: 'en-GB', ja: 'ja' }

const KINDS = {
  /** A, B and C */
  and: { type: 'conjunction' },
  /** A, B or C */
  or: { type: 'disjunction' },
  /** A, B, C: facts beside each other */
  row: { type: 'conjunction', style: 'narrow' },
} as const
type ListKind = keyof typeof KINDS

const formats = inEachLanguage(() => new Map<ListKind, Intl.ListFormat>())

function formatOf(language: Language, kind: ListKind): Intl.ListFormat {
  const known = formats[language].get(kind) ?? new Intl.ListFormat(LOCALES[language], KINDS[kind])
  formats[language].set(kind, known)
  return known
}

export interface ListWords {
  readonly series: (lines: readonly (Line | Part)[], kind?: ListKind) => Line
  readonly row: (texts: readonly (string | number)[]) => string
  readonly and: (texts: readonly string[]) => string
  readonly or: (texts: readonly string[]) => string
}

/** How this language puts a list together. */
export function listsIn(language: Language): ListWords {
  return {
    series(lines, kind = 'and') {
      const places = formatOf(language, kind).formatToParts(lines.map((_, i) => String(i)))
      const parts = places.map(({ type, value }) =>
        type === 'literal' ? value : (lines[Number(value)] ?? ''),
      )
      return parts.flatMap((part) => line`${part}`)
    },
    row: (texts) => formatOf(language, 'row').format(texts.map(String)),
    and: (texts) => formatOf(language, 'and').format(texts),
    or: (texts) => formatOf(language, 'or').format(texts),
  }
}

const ENGLISH = new Intl.PluralRules(LOCALES.en)

/** English needs a plural, Japanese a counter. */
export function plural(many: number, one: string, several = `${one}s`): string {
  return `${many} ${ENGLISH.select(many) === 'one' ? one : several}`
}
