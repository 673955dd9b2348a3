/** What is said around the captain's advice at a table. */
export interface HintWords {
  readonly title: string
  readonly thinking: string
  readonly done: string
  readonly nothing: string
  readonly values: string
  /** What pointing at a move does. */
  readonly marks: string
  /** What the small lines below the choices are. */
  readonly because: string
  /** The reason that is about everybody else. */
  readonly rivals: string
  play(deed: string): string
  readonly playShort: string
  readonly close: string
  readonly hint: string
  readonly hintLater: string
}
