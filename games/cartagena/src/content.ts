/** Facts of the box. The order of the symbols on a board is data: if a printed copy proves it wrong, only this file changes. */
import { at } from '@quayside/rules-kit'

export const SYMBOLS = ['gun', 'rum', 'lantern', 'parrot', 'hook', 'chest'] as const
export type SymbolName = (typeof SYMBOLS)[number]
/** Symbols by their letter, in the same order. */
export const LETTERS = ['G', 'R', 'L', 'P', 'H', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const SYMBOL_COUNT = 6

export const GUN = 0
export const RUM = 1
export const LANTERN = 2
export const PARROT = 3
export const HOOK = 4
export const CHEST = 5

/** A kind of card is symbol * 2, plus 1 for a dark one; outside it is called `R`, or `Rd` when dark. */
export const KINDS = 12
export const CARDS: readonly string[] = LETTERS.flatMap((letter) => [letter, `${letter}d`])
export const COPIES = 17
export const DARK_COPIES = 2
export const TOTAL_CARDS = 102
export const HAND_AT_START = 6
/** CTG-O1: what a dark card leaves to the others. */
export const OUTLAW_LIMIT = 7
export const ACTIONS = 3
export const MOST_ON_SPACE = 3
export const MOST_ABOARD = 3

/** The plain kind by the code of its letter: cheaper than looking a name up, at every move. */
const KIND_BY_CODE = new Uint8Array(128)
LETTERS.forEach((letter, symbol) => {
  KIND_BY_CODE[letter.charCodeAt(0)] = symbol * 2
})

/** For a card's name; others have been refused at the door. */
export function kindOf(card: string): number {
  return (KIND_BY_CODE[card.charCodeAt(0)] as number) + card.length - 1
}

export function cardName(kind: number): string {
  return CARDS[kind] as string
}

export function symbolOf(kind: number): number {
  return kind >> 1
}

export function isDark(kind: number): boolean {
  return (kind & 1) === 1
}

/** How many of a kind the box holds. Without Outlaws a dark card is like any other, so there are none (CTG-O4). */
export function copiesOf(kind: number, { outlaws }: { readonly outlaws: boolean }): number {
  if (!outlaws) return isDark(kind) ? 0 : COPIES
  return isDark(kind) ? DARK_COPIES : COPIES - DARK_COPIES
}

export const COLOURS = ['red', 'green', 'yellow', 'blue', 'black'] as const
export type Colour = (typeof COLOURS)[number]
export const MOST_SEATS = 5
export const MOST_PIRATES = 6

/** Both sides of the eight boards, read from the end nearer the start; `F` lies so, `R` is turned round. */
const TUNNEL = ['HRPCLG', 'GCHPRL', 'LHRGCP', 'LCRGPH', 'RLPHGC', 'PGLRCH', 'GPCLHR', 'CHGLPR']
const JUNGLE = ['LPHRGC', 'PGLCHR', 'CGLHPR', 'LRPGHC', 'GHRLCP', 'GHCPRL', 'RCGPLH', 'HLPCRG']
export const BOARDS = 8
export const SPACES_PER_BOARD = 6
/** Every way a board can lie: `T3R` is the tunnel side of board 3 turned round. */
export const BOARD_NAMES: readonly string[] = ['T', 'J'].flatMap((side) =>
  TUNNEL.flatMap((_, i) => [`${side}${i + 1}F`, `${side}${i + 1}R`]),
)

/** The symbols of a board as it lies, from the start's end. */
export function boardSymbols(name: string): number[] {
  const sides = name[0] === 'T' ? TUNNEL : JUNGLE
  const letters = [...at(sides, Number(name[1]) - 1)]
  const symbols = letters.map((letter) => LETTERS.indexOf(letter as Letter))
  return name[2] === 'R' ? symbols.reverse() : symbols
}

export const A_BASE: readonly string[] = ['T1F', 'T2F', 'T3F', 'T4F', 'T5F', 'T6F']
export const A_STORY: readonly string[] = ['T7F', 'T8F', 'T3R', 'J1F', 'J2F', 'J4F']

/** Where a pirate can be: the start, spaces 1 to 48, the goal, and in the whole story the ship between both shores. */
export const START = 0
export const MOST_SPACES = 48
export const GOAL = 49
export const SHIP = 50
export const PLACES = 51

/** Backs of the chest tokens (CTG-B1). */
export const FACES = ['1', '2', '3', 'blank', 'snake'] as const
export type Face = (typeof FACES)[number]
export const FACE_COPIES = [2, 2, 2, 1, 1] as const
export const SNAKE = 4
export const BLANK = 3
