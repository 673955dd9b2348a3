/** All sentences of tables with people elsewhere. They are fetched only where somebody plays online. */
import type { ClockWish, ProposalInfo } from '@quayside/protocol'

export type Where = 'device' | 'link' | 'open'

export interface OnlineWords {
  readonly whereTitle: string
  readonly where: { readonly [W in Where]: string }
  readonly whereNotes: { readonly [W in Where]: string }
  readonly person: string
  readonly clockTitle: string
  readonly clockKinds: { readonly [K in ClockWish['kind']]: string }
  readonly clockMove: string
  readonly clockGame: string
  readonly clockIncrement: string
  readonly outOfTimeTitle: string
  readonly outOfTime: { readonly fallback: string; readonly standIn: string }
  readonly orderTitle: string
  readonly order: { readonly chosen: string; readonly drawn: string }
  readonly openTable: string
  readonly ratedTitle: string
  readonly rated: { readonly no: string; readonly yes: string }
  readonly ratedNote: string
  readonly ratedSit: string
  spanLeft(ms: number): string
  duration(ms: number): string
  clock(wish: ClockWish): string

  readonly nameTitle: string
  readonly nameNote: string
  readonly nameField: string
  readonly comeIn: string
  invitedBy(host: string): string
  readonly invitedName: string
  readonly sitAndPlay: string
  readonly onlyWatch: string
  newHere(game: string): string
  readonly noAccount: string
  readonly usualRules: string
  /** Between two options in one line. */
  readonly between: string
  /** Why nobody can sit down any more, by the status of the table. */
  readonly noChair: { readonly lobby: string; readonly [status: string]: string }
  readonly haveCode: string
  readonly unreachable: string

  readonly free: string
  readonly sit: string
  readonly moveHere: string
  readonly standUp: string
  readonly host: string
  readonly here: string
  readonly away: string
  readonly start: string
  seatsLeft(many: number): string
  waitForHost(name: string): string
  readonly waitForStart: string
  readonly notHere: string
  notYetHere(names: readonly string[]): string
  readonly openOne: string
  readonly toOpenTables: string
  readonly inviteTitle: string
  readonly inviteNote: string
  readonly inviteOpen: string
  readonly inviteElsewhere: string
  readonly linkLabel: string
  readonly copy: string
  readonly copied: string
  readonly qrLabel: string
  readonly planTitle: string
  readonly planChange: string
  readonly planDone: string
  readonly isOpen: string
  readonly isByLink: string
  readonly makeOpen: string
  readonly makeByLink: string
  watchers(many: number): string
  readonly fairTitle: string
  readonly fairBefore: string
  readonly commitment: string
  readonly closed: string

  readonly chat: string
  readonly chatEmpty: string
  readonly chatField: string
  readonly send: string
  /** The button that opens what is said with one press. */
  readonly phrases: string
  readonly hideWords: string
  readonly showWords: string
  readonly mutedYou: string
  unread(many: number): string
  readonly people: string
  readonly tableMenu: string
  readonly mute: string
  readonly unmute: string
  readonly remove: string
  removeSure(name: string): string
  readonly report: string
  reportTitle(name: string): string
  readonly reportField: string
  readonly reportSend: string
  readonly reported: string
  readonly somebody: string

  readonly reconnecting: string
  readonly connecting: string
  readonly newBuild: string
  readonly reload: string
  proposal(kind: ProposalInfo['kind'], by: string, about: string): string
  readonly agree: string
  readonly decline: string
  readonly withdraw: string
  waitAnswers(names: readonly string[]): string
  readonly standsInForYou: string
  readonly takeBack: string
  readonly youResigned: string
  readonly watching: string
  readonly stopped: { readonly [reason: string]: string }
  readonly rematchLaid: string
  readonly goThere: string
  readonly standIn: string
  readonly resigned: string
  absent(name: string): string
  readonly timeUp: string
  readonly timeLeft: string

  readonly resign: string
  readonly resignSure: string
  readonly resignNote: string
  readonly endTogether: string
  readonly endNote: string
  standInFor(name: string): string
  readonly leave: string
  readonly closeTable: string
  readonly closeSure: string
  readonly deleteTable: string
  readonly deleteSure: string
  readonly notify: string
  readonly notifyOn: string
  readonly notifyRefused: string
  yourTurnAt(game: string): string

  readonly rematch: string
  readonly checkDraws: string
  readonly checking: string
  checkGood(draws: number): string
  readonly checkCommitted: string
  readonly checkContributed: string
  checkBad(line: number, problem: string): string
  readonly checkOther: string
  readonly fairAfter: string

  readonly ended: { readonly [code: string]: string }

  readonly onlineTables: string
  readonly noOnlineTables: string
  readonly openTables: string
  readonly noOpenTables: string
  readonly openFilter: {
    readonly game: string
    readonly anyGame: string
    readonly paceTitle: string
    readonly pace: {
      readonly any: string
      readonly live: string
      readonly slow: string
      readonly none: string
    }
    readonly freeTitle: string
    free(many: number): string
    readonly ratedTitle: string
    readonly anyRated: string
    readonly nothing: string
  }
  readonly askOpen: string
  readonly meet: string
  readonly joinField: string
  readonly join: string
  readonly badLink: string
  chairs(free: number): string
  readonly running: string
  readonly watch: string
  readonly openNote: string
  readonly inLobby: string

  readonly identity: string
  readonly identityNone: string
  readonly rename: string
  readonly renamed: string
  readonly carryTitle: string
  readonly carryNote: string
  readonly carryMake: string
  carryUntil(time: string): string
  readonly carryUseTitle: string
  readonly carryField: string
  readonly carryUse: string
  carryDone(name: string): string
  readonly forgetTitle: string
  readonly forgetNote: string
  readonly forget: string
  readonly forgetSure: string
  readonly forgotten: string
}
