/** What a command decides: a refusal, or an answer with the changes that must be stored before it is sent. */

import type { GameTypes } from '@quayside/rules-kit'
import type { Room } from '@quayside/store'
import type { Step, Table } from '@quayside/table'
import type { Refusal } from '../texts.ts'

export type AnyTable = Table<GameTypes>

export type Decision<T> =
  | { readonly refused: Refusal }
  | {
      readonly answer: T
      readonly room?: Room
      readonly step?: Step<GameTypes>
      /** Play begins: the table that was just laid out. */
      readonly begin?: AnyTable
    }

export type Answer<T> = { readonly ok: T } | { readonly refused: Refusal }

/** An answer that is sent on as it is. */
export type Answered = Answer<unknown>
