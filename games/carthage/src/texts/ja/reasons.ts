import type { Reason } from '../../bot/features.ts'

export const ja: { readonly [R in Reason]: string } = {
  outlook: '全体の形勢',
  points: '得点',
  coins: '手札の金額',
  cards: '手札の枚数',
  goods: '在庫の商品',
  pirates: '海賊に奪われる恐れ',
  tokens: '実績トークン',
  piece: '駒の温存',
  next: '次の人に残る市場',
}
