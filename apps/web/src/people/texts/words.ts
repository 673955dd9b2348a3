/** People one has met: friends, invitations, blocks. */
export interface PeopleWords {
  readonly title: string
  readonly friends: string
  readonly friend: string
  readonly noFriends: string
  readonly met: string
  readonly metNone: string
  readonly blockedTitle: string
  readonly blockedNote: string
  readonly here: string
  readonly notHere: string
  games(many: number): string
  /** The latest game in common. */
  last(game: string, date: string): string
  readonly sameTable: string
  readonly asks: string
  readonly asked: string
  readonly ask: string
  readonly accept: string
  readonly decline: string
  readonly withdraw: string
  readonly remove: string
  removeSure(name: string): string
  readonly block: string
  blockSure(name: string): string
  readonly unblock: string
  readonly more: string
  moreOf(name: string): string
  readonly invite: string
  readonly inviteTitle: string
  readonly inviteNote: string
  readonly invited: string
  invitedBy(name: string, game: string): string
  readonly invitations: string
  readonly comeIn: string
  readonly noThanks: string
  requests(many: number): string
  readonly toPeople: string
  readonly nameFirst: string
}
