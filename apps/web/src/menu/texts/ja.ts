import type { MenuWords } from './words.ts'

export const ja: MenuWords = {
  title: 'メニュー',
  harbour: '港（トップ）',
  tables: 'わたしの卓',
  tablesNote: '進行中の卓と、まだ削除していない終局した卓。',
  history: '自分の対局と戦績',
  historyNote: '終局した対局のリプレイと、勝率などの数値。',
  openTables: '募集中の卓',
  meet: '対戦相手を探す',
  meetNote: '待合室に入ると、集まった人どうしですぐに始まります。',
  people: '知り合い',
  peopleNote: 'フレンドと、一緒に遊んだ人。フレンドがいるかどうかも分かります。',
  ratings: 'レート',
  ratingsNote: 'ゲームごとの自分のレートと上位表。',
  rules: 'ルール',
  lessons: '10分で覚える',
  lab: '実験室',
  labNote: 'ボット同士が、選んだバリアントで何千回も対戦します。',
  settings: '設定',
  noPage: 'このアドレスのページはありません。',
}
