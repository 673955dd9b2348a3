/** What a command of the server decides. */
import type { Answer as HostAnswer, Decision as HostDecision } from '@quayside/host'
import type { Room } from '@quayside/store'
import type { Refusal } from '../texts.ts'

export type { AnyTable } from '@quayside/host'

export type Decision<T> = HostDecision<Room, T, Refusal>
export type Answer<T> = HostAnswer<T, Refusal>

/** An answer that is sent on as it is. */
export type Answered = Answer<unknown>
