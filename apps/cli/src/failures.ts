/** Something the caller gave is wrong: one sentence (without its full stop), exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** The command ran and found a failure: exit code 1. The report is already printed; the message adds to it. */
export class FoundFailure extends Error {
  override readonly name = 'FoundFailure'
}
