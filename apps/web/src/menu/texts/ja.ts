import type { MenuWords } from './words.ts'

export const ja: MenuWords = {
  title: 'メニュー',
  harbour: '港（トップ）',
  tables: '自分の卓とリプレイ',
  tablesNote: '進行中と終局した対局。リプレイと数値も見られます。',
  openTables: '公開の卓',
  rules: 'ルール',
  lessons: '10分で覚える',
  lab: '実験室',
  labNote: 'ボットがバリアントを何千回も対局します。',
  settings: '設定',
}
