export interface Command {
  readonly usage: string
  readonly does: string
  run(words: readonly string[]): Promise<void>
}

/** One JSON object on one line, for programs. */
export function printJson(value: unknown): void {
  console.log(JSON.stringify(value))
}
