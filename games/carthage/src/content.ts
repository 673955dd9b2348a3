/** Facts of the box: route, cards, counts. If a printed copy proves one wrong, only this file changes. */
import { at } from '@quayside/rules-kit'

export const GOODS = ['red', 'blue', 'yellow', 'green'] as const
export type Good = (typeof GOODS)[number]

const LETTERS = ['R', 'B', 'Y', 'G'] as const
export const VALUES = Uint8Array.of(2, 3, 5)

/** Cards per colour in the whole box, by value: starting hands included. */
const COPIES = [11, 9, 7] as const
/** One starting hand: 5, 3, 2, 2. */
export const START_COPIES = [2, 1, 1] as const
/** Warehouse icons by value. */
const ICONS = [2, 1, 0] as const

/** A kind of card is colour * 3 + value index; its name outside is `R2` to `G5`. Equal cards are interchangeable. */
export const CARD_KINDS = 12
export const CARDS: readonly string[] = LETTERS.flatMap((letter) =>
  Array.from(VALUES, (value) => letter + value),
)
export const COLOURS = 4

export const COLOUR_OF = Uint8Array.from(CARDS, (_, kind) => Math.floor(kind / 3))
export const VALUE_OF = Uint8Array.from(CARDS, (_, kind) => at(VALUES, kind % 3))
export const ICONS_OF = Uint8Array.from(CARDS, (_, kind) => at(ICONS, kind % 3))
export const COPIES_OF = Uint8Array.from(CARDS, (_, kind) => at(COPIES, kind % 3))
export const TOTAL_CARDS = 108

const KIND_BY_NAME: { readonly [name: string]: number } = Object.fromEntries(
  CARDS.map((name, kind) => [name, kind]),
)

export function kindOf(card: string): number {
  return KIND_BY_NAME[card] as number
}

export function cardName(kind: number): string {
  return CARDS[kind] as string
}

export function letterOf(colour: number): string {
  return at(LETTERS, colour)
}

export function colourOfLetter(letter: string): number {
  return (LETTERS as readonly string[]).indexOf(letter)
}
export const CARTHAGE = 5
export const RETURN_PORT = 2
export const ALEXANDRIA = 0

export function isPirateWater(port: number): boolean {
  return port === 3 || port === 4
}

/** A player's colour brings the starting hand and token of its good. */
export const PLAYER_COLOURS = ['white', 'pink', 'grey', 'tan'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

export const TOKENS_TO_END = 8
export const FRESH_CARDS = 2
/** Points per five of the rounded score. */
export const ROUND_TO = 5
