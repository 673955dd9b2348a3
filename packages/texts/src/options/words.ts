import type { OptionProblem } from '@quayside/rules-kit'
import type { OptionsTexts } from '../game-texts.ts'

/** Why options cannot be as somebody wishes. */
export interface OptionWords {
  /** With the names of the game's options where a reader sees forms; without, as a command line spells them. */
  problem(problem: OptionProblem, options?: OptionsTexts): string
  /** Why a value cannot be chosen now: the other side of the clash, `option=value`. */
  clash(other: string, options: OptionsTexts): string
}
