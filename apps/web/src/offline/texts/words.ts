/** What is said of a newer version of the pages. */
export interface OfflineWords {
  readonly ready: string
  readonly take: string
  readonly later: string
}
