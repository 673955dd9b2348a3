import { type Why, whyOf } from '@quayside/board-kit'
import type { Rejection } from '@quayside/rules-kit'
import type { Line } from '@quayside/texts'

/** Not allowed; the rules have been asked why and have not answered yet. */
const UNSAID: Why = { line: [], rule: null }

/** Why a button is closed, at once: the sentence may come a moment later. */
export function whyNot(
  isOpen: boolean,
  refusal: Rejection | null,
  say: (why: Rejection) => Line,
): Why | null {
  return isOpen ? null : (whyOf(refusal, say) ?? UNSAID)
}
