/** Meeting people: the waiting room beside the open tables. */
export interface MeetWords {
  readonly title: string
  readonly now: string
  readonly games: string
  readonly paceTitle: string
  readonly pace: { readonly live: string; readonly daily: string }
  readonly playersTitle: string
  players(many: number): string
  readonly botsTitle: string
  /** By how many minutes one waits for people; `never`: for ever. */
  readonly bots: { readonly never: string; readonly soon: string; readonly later: string }
  readonly ratedBots: string
  readonly spanTitle: string
  readonly span: { readonly any: string; readonly near: string; readonly far: string }
  readonly find: string
  /** Who waits now, and how long it usually takes; null: not known. */
  waits(people: number, usually: number | null): string
  readonly noGame: string
  readonly waitingTitle: string
  waited(ms: number): string
  others(many: number): string
  botsIn(ms: number): string
  readonly stay: string
  readonly leave: string
}
