import type { Line } from '@quayside/texts'

export interface LogLine {
  readonly key: string
  readonly seat: number | null
  readonly line: Line
  /** The turn that begins with this line, in the order of time. */
  readonly begins?: number
  /** It is a round of all seats that begins. */
  readonly isRound?: true
  /** It tells where the deed before it led. */
  readonly follows?: true
  /** Says only that a turn is over: the next one's heading tells as much. */
  readonly isTurnEnd?: boolean
}
