/** What the terminal itself says while people play. */
export interface PlayWords {
  readonly help: string
  readonly number: string
  readonly more: string
  readonly undone: string
  readonly undoAsks: string
  readonly unreadable: string
  readonly curtain: (name: string) => string
  readonly bye: (moves: number) => string
  readonly you: string
  /** Names of bots, by seat. */
  readonly crew: readonly string[]
  readonly saved: (file: string) => string
  readonly back: string
  /** Another's turn, and one may say something. */
  readonly mayPass: string
}
