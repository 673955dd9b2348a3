import type { GameTypes } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'
import { choiceLine } from '../advice/choice-line.ts'
import type { TextPlay } from './text-play.ts'

/** A choice as a whole sentence. */
export function sentenceOf({ table, state, told }: TextPlay, action: GameTypes['Action']): Line {
  return table.choice(action, state.view, told) ?? choiceLine(action as never, state.view, told.texts)
}
