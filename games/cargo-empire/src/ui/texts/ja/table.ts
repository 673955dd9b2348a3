import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  cities: '都市の詳細',
  express: '急行スペース',
  expressSpace: (cities, tile) => `${cities}を結ぶ。${tile === null ? 'タイルなし' : `タイル：${tile}`}`,
  roads: (names) => `陸路：${names}`,
  from: '出発地',
  to: '目的地',
  cargo: '貨物',
  space: '需要スペース',
  cards: '支払うカード',
  way: '途中の急行タイル',
  noTile: 'なし',
  marker: (kind, position, next) => `${kind}のコマは${position}。次のマス：${next}`,
  track: '開発トラック上のあなたのコマ',
  gain: (steps) => `全部で${steps}ステップ`,
}
