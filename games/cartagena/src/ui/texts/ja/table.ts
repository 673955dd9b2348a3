import { line } from '@quayside/texts'
import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  path: '道のマス',
  board: (from, to) => `${from}〜${to}マス`,
  chests: '伏せた宝箱トークンのあるマス',
  seen: '今見ているカード',
  leads: (deed, where) => line`${deed}。${where}`,
  discard: (card, held) => `捨てる${card}（手札に${held}枚）`,
  give: (name) => `${name}に渡すカード`,
  keep: '手元に残すカード',
  top: (n) => `山札の上から${n}枚目に戻すカード`,
}
