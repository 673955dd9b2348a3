/** Types of all messages, inferred from their descriptions. */
import type { Json } from '@quayside/rules-kit'
import type { z } from 'zod'
import type * as schemas from './schemas/index.ts'

/** Nobody writes into a message. JSON is left as it is: it is readonly by itself and has no end to descend to. */
type DeepReadonly<T> = [Json] extends [T] ? T : ReadonlyFields<T>
type ReadonlyFields<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

type Of<S extends z.ZodType> = DeepReadonly<z.output<S>>

export type Said = Of<typeof schemas.said>
export type ApiRefusal = Of<typeof schemas.refusal>
export type Refusal = Of<typeof schemas.rejection> | null

export type GuestInfo = Of<typeof schemas.guestInfo>
export type GuestAnswer = Of<typeof schemas.guestAnswer>
export type Me = Of<typeof schemas.me>
export type CarryAnswer = Of<typeof schemas.carryAnswer>

export type RoomInfo = Of<typeof schemas.room>
export type SeatInfo = RoomInfo['seats'][number]
export type ProposalInfo = NonNullable<RoomInfo['proposal']>
export type SeriesInfo = NonNullable<RoomInfo['series']>
export type RematchWish = DeepReadonly<z.input<typeof schemas.rematchWish>>
export type ClockWish = RoomInfo['clock']['setting']
export type RoomAnswer = Of<typeof schemas.roomAnswer>
export type TableMade = Of<typeof schemas.tableMade>
export type RematchMade = Of<typeof schemas.rematchMade>
export type Listings = Of<typeof schemas.listings>
export type TableListing = Listings['tables'][number]
export type RunningTables = Of<typeof schemas.runningTables>
export type RunningTable = RunningTables['tables'][number]
export type Invitation = Of<typeof schemas.invitation>
export type GameList = Of<typeof schemas.games>
export type GameInfo = GameList['games'][number]
/** As it is sent: what has a default may be left out. */
export type TableWish = DeepReadonly<z.input<typeof schemas.newTable>>
export type TableChange = DeepReadonly<z.input<typeof schemas.changeTable>>
/** As the server reads it. */
export type TablePlanned = Of<typeof schemas.newTable>

export type Step = Of<typeof schemas.step>
export type Update = Of<typeof schemas.update>
export type ClockInfo = NonNullable<Update['clock']>
export type News = Of<typeof schemas.news>
export type PositionAnswer = Of<typeof schemas.position>
export type Acted = Of<typeof schemas.acted>
export type Checked = Of<typeof schemas.checked>
export type Asked = Of<typeof schemas.asked>
export type RecordText = Of<typeof schemas.recordText>
export type ChatInfo = Of<typeof schemas.chatLine>
export type ChatLines = Of<typeof schemas.chatLines>

export type OwnRatings = Of<typeof schemas.ownRatings>
export type BestRatings = Of<typeof schemas.bestRatings>
export type Results = Of<typeof schemas.results>
export type GameResult = Of<typeof schemas.gameResult>

export type MailState = Of<typeof schemas.mailState>
export type MailAddress = DeepReadonly<z.input<typeof schemas.mailAddress>>
export type OwnPasskeys = Of<typeof schemas.passkeys>
export type PasskeyMade = DeepReadonly<z.input<typeof schemas.passkeyMade>>
export type PasskeyShown = DeepReadonly<z.input<typeof schemas.passkeyShown>['credential']>
export type PushState = Of<typeof schemas.pushState>
export type PushWishes = PushState['wishes']
export type PushKind = keyof PushWishes['kinds']
export type PushDevice = DeepReadonly<z.input<typeof schemas.pushDevice>>
export type PushPayload = Of<typeof schemas.pushPayload>

export type MetPeople = Of<typeof schemas.metPeople>
export type MetPerson = MetPeople['people'][number]
export type BondChange = Of<typeof schemas.bondChange>
export type TableInvitations = Of<typeof schemas.tableInvitations>
export type TableInvitation = TableInvitations['invitations'][number]

export type WaitingWish = DeepReadonly<z.input<typeof schemas.waitingWish>>
export type WaitingState = Of<typeof schemas.waitingState>
export type WaitingRooms = Of<typeof schemas.waitingRooms>

export type ServerMessage = Of<typeof schemas.serverMessage>
export type StreamMessage = Of<typeof schemas.streamMessage>
export type GuestMessage = Of<typeof schemas.guestMessage>
export type ClientMessage = Of<typeof schemas.clientMessage>
export type ByeCode = Of<typeof schemas.bye>['code']

export type TableUpdate = Of<typeof schemas.tableUpdate>
export type StoreHealth = TableUpdate['health']
export type SeatPlan = TableUpdate['seats'][number]
export type Hint = Of<typeof schemas.hint>
export type HintChoice = Hint['choices'][number]
export type HostMessage = Of<typeof schemas.hostMessage>

type Described = typeof schemas.requests
export type RequestName = keyof Described
/** Requests to the worker by name: what is sent and what comes back. */
export type Requests = {
  [N in RequestName]: { sent: Of<Described[N]['sent']>; back: Of<Described[N]['back']> }
}
export type RequestMessage = Of<typeof schemas.requestMessage>
export type TablePlan = Requests['create']['sent']
export type TableRow = Requests['list']['back']['rows'][number]
export type GameFacts = Requests['facts']['back']
