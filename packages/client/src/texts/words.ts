/** What the client says where no server can. */
export interface ClientWords {
  readonly ended: string
  readonly unknown: string
}
