/** What the text table says around a game's own sentences. */
export interface TextTableWords {
  readonly now: string
  readonly choices: string
  readonly nothingAsked: string
  /** A kind of choice, and how many there are of it. */
  many(kind: string, count: number): string
  readonly composed: string
  readonly position: string
  readonly story: string
  readonly over: string
  readonly showBoard: string
  readonly showBoardHelp: string
}
