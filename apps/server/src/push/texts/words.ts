/** What a device is told when somebody is waited for. The title is the game. */
export interface PushWords {
  readonly with: (names: readonly string[]) => string
  readonly turn: string
  readonly time: (hours: number) => string
  readonly soon: string
  readonly offer: string
  readonly undo: (name: string) => string
  readonly endProposed: (name: string) => string
  readonly standIn: (name: string) => string
  readonly invitation: (name: string) => string
  readonly invited: (name: string) => string
  readonly end: string
  readonly chat: (name: string) => string
  readonly somebody: string
}
