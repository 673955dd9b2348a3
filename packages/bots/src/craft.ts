/** How the captain thinks: how long, how wide, how far. */

export interface Budget {
  readonly iterations?: number
  /** Milliseconds by `now`. */
  readonly ms?: number
  readonly now?: () => number
  /** Stops earlier, once the rest of the budget would hardly change the choice. */
  readonly settle?: boolean
}

export interface Craft {
  /** A choice seen so often is followed into the seat's next decision; before, everybody plays on at a glance. */
  expand: number
  /** How often the turn goes round before the judgement, at a table of four. */
  rounds: number
  /** The part of the judgement that is passed after the others have replied. */
  later: number
  explore: number
  /** How many choices deserve a look at once, and how this grows with the square root of the visits. */
  width: number
  widen: number
  /** How strongly first sight guides. */
  sharp: number
  worlds: number
  /** Choices seen at least this part as often as the most seen one are told apart by value, not by looks. */
  enough: number
  /** Whether the game's `narrow` is asked for the decision itself, too; hints look wider. */
  narrow: boolean
}
export const CRAFT: Craft = {
  expand: 8,
  rounds: 2,
  later: 0.8,
  explore: 0.12,
  width: 4,
  widen: 0.5,
  sharp: 12,
  worlds: 60,
  enough: 1,
  narrow: true,
}
