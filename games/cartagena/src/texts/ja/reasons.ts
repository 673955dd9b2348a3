import type { Reason } from '../../bot/features.ts'

export const ja: { readonly [R in Reason]: string } = {
  outlook: '全体の形勢',
  way: '進んだ道のり',
  home: 'ゴールした海賊',
  rear: '遅れている海賊',
  cards: '手札の枚数',
  symbols: '手札のシンボルの種類',
  jumps: '次に狙える長い移動',
}
