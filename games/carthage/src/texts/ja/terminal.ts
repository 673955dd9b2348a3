import type { TerminalWords } from '../terminal-words.ts'

export const terminal: TerminalWords = {
  goods: { red: '赤', blue: '青', yellow: '黄', green: '緑' },
  route: '航路',
  pirates: '海賊',
  market: '市場',
  farm: '農場',
  price: (price) => `代金${price}`,
  piles: (pile, discard) => `山札${pile}枚、捨札${discard}枚`,
  hand: '手札',
  cards: (many) => `${many}枚`,
  stock: '在庫',
  stored: '倉庫',
  tokens: 'トークン',
  used: '裏',
  points: (points) => `${points}勝利点`,
  thickness: (fingers) => (fingers === 0 ? '勝利点なし' : `指${fingers}本ぶんの束`),
  piece: (isClassic, isOut) =>
    isClassic ? `予約コマ${isOut ? '使用中' : 'あり'}` : `ダブルアクション${isOut ? '済み' : '未使用'}`,
  first: 'スタートプレイヤー',
  none: 'なし',
}
