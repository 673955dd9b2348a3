/** What the page of finished games and their numbers says. */
export interface HistoryWords {
  readonly title: string
  readonly gamesTab: string
  readonly statisticsTab: string
  readonly finished: string
  readonly many: (games: number) => string
  readonly all: string
  readonly search: string
  readonly empty: string
  readonly noMatch: (text: string) => string
  readonly clear: string
  readonly more: string
  readonly moves: (many: number) => string
  readonly placeOf: (place: number, players: number) => string
  readonly points: (score: number) => string
  readonly rating: (before: number, after: number) => string
  readonly stopped: string
  readonly wonBy: (names: readonly string[]) => string
  readonly against: (names: readonly string[]) => string
  readonly replayOf: (game: string, date: string) => string
  readonly forgetOne: (game: string, date: string) => string
  readonly forgetSure: string
  readonly keeping: string
  readonly keepingHelp: string
  readonly exportRecords: string
  readonly exportTable: string
  readonly importRecords: string
  readonly imported: (games: number) => string
  readonly notImported: (file: string, line: number, problem: string) => string
  readonly forgetAll: string
  readonly forgetAllSure: string
  readonly serverAway: string
  readonly wonTitle: string
  readonly evenNote: string
  readonly rivalsColumn: string
  readonly variantColumn: string
  readonly gamesColumn: string
  readonly wonColumn: string
  readonly streakColumn: string
  readonly timeColumn: string
  readonly bestColumn: string
  readonly placeColumn: string
  readonly rivals: { readonly [kind: string]: string }
  readonly variantsTitle: string
  readonly standard: string
  /** An option and what was chosen of it. */
  readonly chosen: (option: string, value: string) => string
  readonly range: (low: number, high: number) => string
  readonly streak: (games: number) => string
  readonly tileGames: string
  readonly tileWon: string
  readonly tileStreak: string
  readonly tilePlace: string
  readonly tileTime: string
  readonly noTime: string
  readonly duration: (ms: number) => string
  readonly lastTitle: (games: number) => string
  readonly lastNote: string
  readonly luckTitle: string
  readonly luckNote: string
  readonly luckHelp: string
  readonly reading: (done: number, of: number) => string
  readonly readGames: (games: number) => string
  readonly openingsTitle: string
  readonly openingColumn: string
  readonly lastSaid: (won: number, games: number) => string
  readonly few: string
  readonly notCounted: (games: number) => string
}
