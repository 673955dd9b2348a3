/** All sentences of the pages themselves. One type, so that a missing line does not compile. */
export interface Words {
  readonly name: string
  readonly motto: string
  readonly playNow: string
  readonly setUp: string
  readonly quickBots: string
  quickOf(many: number, strength: string): string
  /** How strong a rank is, in a word that needs no explanation. */
  readonly strengths: { readonly [rank: string]: string }
  rankOf(rank: string, strength: string): string
  readonly settings: string
  readonly light: string
  readonly dark: string
  readonly myTables: string
  readonly noTables: string
  readonly allTables: string
  readonly yourTurn: string
  readonly goOn: string
  readonly look: string
  readonly replay: string
  readonly offlineTitle: string
  readonly offlineText: string
  readonly joinTitle: string
  readonly joinText: string
  /** Facts beside each other; what is false or empty is left out. */
  facts(all: readonly (string | false)[]): string
  moves(many: number): string
  withNames(names: readonly string[]): string
  readonly over: string
  awaiting(name: string): string
  readonly rankNotes: { readonly [rank: string]: string }
  readonly you: string
  personName(n: number): string
  readonly botNames: readonly string[]
  readonly log: string
  readonly logBegins: string
  roundOf(round: number): string
  turnOf(turn: number, name: string): string
  /** Runs through what happened since one's own last deed. */
  readonly tellAgain: string
  readonly undo: string
  readonly rules: string
  readonly close: string
  readonly seatDetails: string
  readonly players: string
  readonly loading: string
  readonly partMissing: string
  readonly tryAgain: string
  readonly notFound: string
  readonly toHarbour: string
  readonly back: string
  readonly backToTable: string
  readonly menu: string
  readonly nothingToUndo: string
  readonly storeFull: string
  readonly storeRefused: string
  readonly exportGame: string
  readonly removeTable: string
  readonly removeSure: string
  readonly toText: string
}
