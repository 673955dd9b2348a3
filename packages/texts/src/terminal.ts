/** What a game shows in a terminal: the position as a drawing in letters, and what a choice leads to. */
import type { GameTypes, Seat, View } from '@quayside/rules-kit'
import type { Language } from './languages.ts'
import type { Line } from './line.ts'

/** How the terminal prints: names with their colours, and colours where it has them. */
export interface TerminalContext {
  readonly language: Language
  say(sentence: Line): string
  name(who: Seat | 'auto'): string
  /** In the seat's colour. */
  inSeatColour(text: string, seat: Seat): string
  /** In one of the terminal's colours, by the number of its escape code. */
  paint(text: string, ink: number): string
  strong(text: string): string
}

export interface TerminalScreen<G extends GameTypes> {
  /** Line by line. */
  position(view: View<G>, context: TerminalContext): readonly string[]
  /** A choice with what it leads to; null where the game's own words say enough. */
  choice?(action: G['Action'], view: View<G>, context: TerminalContext): string | null
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyTerminalScreen = TerminalScreen<any>

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
/** East Asian wide letters take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

export function columns(text: string): number {
  let many = 0
  for (const letter of text.replace(ESCAPES, '')) many += WIDE.test(letter) ? 2 : 1
  return many
}

/** Filled with spaces up to so many columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

/** Letters put anywhere on a sheet of so many rows; what is put later lies on top. */
export class LetterSheet {
  private readonly rows: { at: number; text: string }[][]

  constructor(height: number) {
    this.rows = Array.from({ length: height }, () => [])
  }

  /** Centred on the column. */
  put(row: number, column: number, text: string): void {
    this.rows[row]?.push({ at: Math.max(0, Math.round(column - columns(text) / 2)), text })
  }

  lines(): string[] {
    return this.rows.map((pieces) => {
      let line = ''
      for (const { at, text } of pieces.toSorted((a, b) => a.at - b.at)) line = `${padded(line, at)}${text}`
      return line
    })
  }
}
