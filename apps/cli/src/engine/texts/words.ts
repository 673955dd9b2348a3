/** What the engine answers to a line that it cannot carry out. */
export interface EngineWords {
  readonly badJson: string
  readonly tooLong: string
  unknownVerb(verb: string, known: readonly string[]): string
  readonly noGameYet: string
  internal(why: string): string
  badField(what: string): string
}
