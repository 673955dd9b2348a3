/** What the text table says of this game. */
export interface TableWords {
  row(n: number): string
  readonly robber: string
  readonly harbours: string
  readonly buildings: string
  readonly none: string
  readonly own: string
  readonly trade: string
  readonly noTrade: string
  readonly lastRoll: string
  offers(give: string, get: string): string
  says(what: 'accept' | 'decline'): string
  put(name: string, held: number): string
  take(name: string, bank: number): string
  give(name: string, held: number): string
  want(name: string): string
  ask(name: string): string
  readonly yes: string
  readonly no: string
  rate(name: string, rate: number): string
}
