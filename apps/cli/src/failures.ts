/** Something the caller gave is wrong: one sentence (without its full stop), exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** The command ran and found a failure: exit code 1. The report is already printed; the message adds to it. */
export class FoundFailure extends Error {
  override readonly name = 'FoundFailure'
}

/** A program that the command started has ended with this exit code, and has said why itself. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded'
  readonly code: number

  constructor(code: number) {
    super(`ended with exit code ${code}`)
    this.code = code
  }
}
