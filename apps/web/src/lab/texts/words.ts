/** What the lab says. */
export interface LabWords {
  readonly title: string
  readonly intro: string
  readonly game: string
  readonly players: string
  seat(n: number): string
  readonly firstSeat: string
  readonly games: string
  readonly rules: string
  readonly run: string
  readonly stop: string
  progress(done: number, all: number): string
  speed(perSecond: number): string
  readonly advantage: string
  advantageHelp(fair: string): string
  readonly scores: string
  readonly scoresHelp: string
  readonly lengths: string
  lengthsHelp(mean: string): string
  readonly endings: string
  readonly waiting: string
  readonly fair: string
  unfair(more: readonly string[], less: readonly string[]): string
  readonly mixed: string
  readonly tooFew: string
  bar(name: string, value: string, low: string, high: string): string
  bins(parts: readonly string[]): string
  times(value: string, many: number): string
  failed(why: string): string
}
