/** What the parts of the text table share. */
import type { AnyTextTable, PlayProps, RenderContext } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { TableState } from '../session/use-table.ts'

export interface TextPlay
  extends Pick<PlayProps<GameTypes, unknown>, 'act' | 'check' | 'explain' | 'sayWhy' | 'legal' | 'asked'> {
  readonly state: TableState
  readonly told: RenderContext<GameTypes>
  readonly table: AnyTextTable
}
