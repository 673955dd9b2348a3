/** What is said of a newer version of the pages. */
export interface OfflineWords {
  readonly ready: string
  /** In a strip, where there is room for little. */
  readonly short: string
  readonly take: string
  readonly later: string
}
