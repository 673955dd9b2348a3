import { plural } from '@quayside/texts'
import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  token: (good, most) => `${good} tokens to turn over, at most ${most}`,
  pay: (card, most) => `Pay with ${card}, you hold ${most}`,
  play: (card, icons, most) => `Play ${card} with ${plural(icons, 'icon')}, you hold ${most}`,
  keep: (card, most) => `Store ${card}, exposed ${most}`,
  piles: (draw, discard) => `Draw pile ${draw} cards, discard pile ${discard} cards`,
  double: 'The double action is still open.',
  used: 'The double action is used.',
}
