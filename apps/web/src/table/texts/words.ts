/** Sentences of parts of the table that no first move needs: what failed, the curtain, the speaker. */
export interface TableWords {
  readonly revealed: string
  readonly othersMoved: string
  /** The log was written by a newer program. */
  readonly newerRules: string
  readonly readOnly: (where: string) => string
  curtainTitle(name: string): string
  readonly curtainText: string
  curtainButton(name: string): string
  readonly soundOn: string
  readonly soundOff: string
}
