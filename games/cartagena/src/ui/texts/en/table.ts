import { line } from '@quayside/texts'
import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  path: 'The path, space by space',
  board: (from, to) => `Spaces ${from} to ${to}`,
  chests: 'Closed chest tokens on',
  seen: 'Cards you are looking at',
  leads: (deed, where) => line`${deed}. ${where}`,
  discard: (card, held) => `Discard ${card}, you hold ${held}`,
  give: (name) => `Card for ${name}`,
  keep: 'Card you keep',
  top: (n) => `Back on the deck, number ${n} from the top`,
}
