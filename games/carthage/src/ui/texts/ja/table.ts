import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  token: (good, most) => `裏返す${good}のトークン（最大${most}個）`,
  pay: (card, most) => `${card}で払う（手札に${most}枚）`,
  play: (card, icons, most) => `${card}を出す（アイコン${icons}個、手札に${most}枚）`,
  keep: (card, most) => `${card}を守る（襲われるのは${most}枚）`,
  piles: (draw, discard) => `山札${draw}枚、捨札${discard}枚`,
  double: 'ダブルアクションはまだ使えます。',
  used: 'ダブルアクションは使用済みです。',
}
