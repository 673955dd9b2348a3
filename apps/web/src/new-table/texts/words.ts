/** So many bots of a rank. */
export interface Strength {
  readonly name: string
  readonly many: number
}

/** Words of setting a table up: here, online, and in the lab. */
export interface SetupWords {
  readonly newTable: string
  readonly seatsTitle: string
  seatNumber(n: number): string
  readonly person: string
  readonly nameLabel: string
  readonly kindLabel: string
  readonly colourLabel: string
  readonly anyColour: string
  readonly beginsLabel: string
  readonly beginsByLot: string
  readonly addSeat: string
  readonly removeSeat: string
  readonly moveUp: string
  readonly moveDown: string
  readonly begin: string
  readonly twiceColour: string
  readonly houseRule: string
  readonly houseRules: string
  /** What to expect of each rank, in one line. */
  readonly rankHelp: { readonly [rank: string]: string }
  readonly optionsTitle: string
  readonly ranks: { readonly [rank: string]: string }
  /** The table in one sentence: who plays, how strong the bots are, by which rules. */
  summary(people: number, bots: readonly Strength[], rules: readonly string[]): string
  readonly lab: string
  readonly importGame: string
  readonly chooseFile: string
  readonly importHelp: string
  importFailed(line: number, problem: string): string
}
