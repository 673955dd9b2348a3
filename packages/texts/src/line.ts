/**
 * A sentence as data: words with seats and pieces in between. Pages give seats their colour and pieces their
 * icon, a terminal prints plain text, and each language keeps its own order of words.
 */
import type { Seat } from '@quayside/rules-kit'

export type Part =
  | string
  | { readonly seat: Seat | 'auto' }
  /** `icon` names a drawing of the game (`card:R5`, `ship:red`); `text` is what it is called in this language. */
  | { readonly icon: string; readonly text: string }
  /** Emphasis: a number that counts. */
  | { readonly strong: string }

export type Line = readonly Part[]
type Piece = Part | Line | number

/** Tagged template: line`${seat(0)} pays ${13}`. */
export function line(words: TemplateStringsArray, ...pieces: readonly Piece[]): Line {
  const parts: Part[] = []
  words.forEach((word, i) => {
    append(parts, word)
    const piece = pieces[i]
    if (piece !== undefined) append(parts, piece)
  })
  return parts
}

function append(parts: Part[], piece: Piece): void {
  if (typeof piece === 'number') append(parts, String(piece))
  else if (isLine(piece)) for (const part of piece) append(parts, part)
  else if (typeof piece !== 'string') parts.push(piece)
  else if (piece !== '') {
    const last = parts.length - 1
    if (typeof parts[last] === 'string') parts[last] += piece
    else parts.push(piece)
  }
}

function isLine(piece: Piece): piece is Line {
  return Array.isArray(piece)
}

export const seat = (who: Seat | 'auto'): Part => ({ seat: who })
export const icon = (name: string, text: string): Part => ({ icon: name, text })
export const strong = (text: string | number): Part => ({ strong: String(text) })

/** Plain text, for terminals, titles and screen readers. */
export function plain(sentence: Line, nameOf: (who: Seat | 'auto') => string): string {
  return sentence.map((part) => partText(part, nameOf)).join('')
}

function partText(part: Part, nameOf: (who: Seat | 'auto') => string): string {
  if (typeof part === 'string') return part
  if ('seat' in part) return nameOf(part.seat)
  return 'icon' in part ? part.text : part.strong
}
