/** What the replay page says. One type, so that a missing line does not compile. */
export interface ReplayWords {
  title(game: string): string
  moves(many: number): string
  readonly chooseFile: string
  readonly chooseButton: string
  readonly chooseHelp: string
  readonly stillPlayed: string
  readonly toTable: string
  readonly badLink: string
  badRecord(line: number, problem: string): string
  readonly start: string
  moveNumber(at: number): string
  readonly timeLine: string
  readonly back: string
  readonly forward: string
  readonly turnBack: string
  readonly turnOn: string
  readonly play: string
  readonly pause: string
  readonly keys: string
  readonly seenBy: string
  readonly watcher: string
  readonly open: string
  readonly points: string
  readonly pointsHelp: string
  readonly chances: string
  readonly chancesHelp: string
  readonly cards: string
  readonly cardsHelp: string
  readonly computing: string
  standing(name: string, value: string): string
  turningPoint(name: string, at: number, change: string): string
  readonly luck: string
  readonly luckHelp: string
  readonly noLuck: string
  percentile(value: number): string
  draws(many: number): string
  readonly captain: string
  readonly ask: string
  readonly longer: string
  readonly thinking: string
  decision(name: string, at: number): string
  readonly noDecision: string
  readonly played: string
  readonly firstChoice: string
  readonly asGood: string
  otherChoice(cost: string): string
  readonly nothing: string
  readonly review: string
  readonly reviewHelp: string
  readonly goThrough: string
  reviewing(percent: number): string
  readonly stop: string
  readonly noneCostly: string
  costly(at: number, cost: string): string
  readonly better: string
  readonly fair: string
  readonly fairHelp: string
  readonly check: string
  readonly checking: string
  verified(draws: number): string
  notVerified(line: number, problem: string): string
  readonly events: string
  readonly share: string
  readonly copyLink: string
  readonly copied: string
  readonly linkLabel: string
  readonly tooLong: string
  readonly saveFile: string
}
