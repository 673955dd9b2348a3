import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  row: (n) => `北から${n}列目`,
  robber: '盗賊がいます',
  harbours: '港',
  buildings: '建物',
  none: 'まだありません',
  own: 'あなたの発展カードと交換比率',
  trade: '取引の話',
  noTrade: '申し出はありません。',
  lastRoll: '直前の出目',
  offers: (give, get) => `${give}を出して${get}が欲しい`,
  says: (what) => (what === 'accept' ? '応じる' : '断る'),
  put: (name, held) => `捨てる${name}（手札に${held}枚）`,
  take: (name, bank) => `受け取る${name}（銀行に${bank}枚）`,
  give: (name, held) => `出す${name}（手札に${held}枚）`,
  want: (name) => `欲しい${name}`,
  ask: (name) => `${name}に申し出る`,
  yes: 'はい',
  no: 'いいえ',
  rate: (name, rate) => `${name}は${rate}対1`,
}
