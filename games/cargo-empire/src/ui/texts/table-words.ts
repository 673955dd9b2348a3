/** What the text table says of this game. */
export interface TableWords {
  readonly cities: string
  readonly express: string
  expressSpace(cities: string, tile: string | null): string
  roads(names: string): string
  readonly from: string
  readonly to: string
  readonly cargo: string
  readonly space: string
  readonly cards: string
  readonly way: string
  readonly noTile: string
  marker(kind: string, position: number, next: string): string
  readonly track: string
  gain(steps: number): string
}
