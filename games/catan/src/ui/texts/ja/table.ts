import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  row: (n) => `北から${n}段目`,
  robber: '盗賊がいます',
  harbours: '港',
  buildings: '建物',
  none: 'まだありません',
  own: 'あなたの発展カードと交換比率',
  trade: '取引の提案',
  noTrade: '今は提案がありません。',
  lastRoll: '直前の出目',
  offers: (give, get) => `${give}を出し、${get}を希望`,
  says: (what) => (what === 'accept' ? '応じる' : '断る'),
  put: (name, held) => `捨てる${name}（手札に${held}枚）`,
  take: (name, bank) => `受け取る${name}（銀行に${bank}枚）`,
  give: (name, held) => `出す${name}（手札に${held}枚）`,
  want: (name) => `欲しい${name}`,
  ask: (name) => `${name}に提案する`,
  yes: 'はい',
  no: 'いいえ',
  rate: (name, rate) => `${name}は${rate}対1`,
}
