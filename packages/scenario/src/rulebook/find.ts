/** Searching a rulebook by number and by words. */
import { inlineText } from './inline.ts'
import { type Rulebook, rulesOf } from './rulebook.ts'

/** The rules that hold every word, in their number, their text or what is said with them. */
export function findRules(
  book: Rulebook,
  wanted: string,
  alsoSaid: (number: string) => string = () => '',
): string[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  const rules = rulesOf(book).map(({ number, text, ours }) => ({
    number,
    words: folded(`${number} ${inlineText(text)} ${inlineText(ours?.why ?? [])} ${alsoSaid(number)}`),
  }))
  return rules.filter((rule) => words.every((word) => rule.words.includes(word))).map(({ number }) => number)
}

/** Full-width letters and digits, as a Japanese keyboard writes them, are the same letters. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
