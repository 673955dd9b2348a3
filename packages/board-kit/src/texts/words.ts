/** What the kit itself says. */
export interface KitWords {
  /** At the ends of an amount that can be stepped. */
  readonly noLess: string
  readonly noMore: string
  /** The small map of an enlarged board. */
  readonly showWhole: string
}
