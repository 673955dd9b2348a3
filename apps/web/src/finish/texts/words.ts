/** The end of a game at its table. */
export interface FinishWords {
  readonly result: string
  readonly place: string
  readonly player: string
  readonly points: string
  /** How far the second is behind; on level points what decided, if anything did. */
  behind(name: string, points: number, decided: string | null): string
  readonly counted: string
  readonly turning: string
  readonly turningNote: string
  readonly noTurning: string
  move(at: number): string
  readonly watch: string
  readonly computing: string
  readonly replay: string
  readonly newTable: string
  readonly more: string
  wins(names: readonly string[]): string
  because(reason: string): string
  readonly again: string
  readonly showBoard: string
  readonly showCount: string
}
