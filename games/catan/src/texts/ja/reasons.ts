import type { Reason } from '../../bot/features.ts'

export const ja: { readonly [R in Reason]: string } = {
  points: '得点と建物',
  lumber: '木材の産出',
  brick: 'レンガの産出',
  wool: '羊毛の産出',
  wheat: '小麦の産出',
  ore: '鉱石の産出',
  production: '終盤の産出',
  numbers: '当たる出目の多さ',
  harbours: '港',
  robber: '自分の土地にいる盗賊',
  pieces: '残りの開拓地',
  hand: '手札の枚数',
  city: '都市まであと少し',
  settlement: '開拓地まであと少し',
  card: '発展カードまであと少し',
  cards: '手元の発展カード',
  army: '最大騎士力',
  road: '最長交易路',
  site: '次の開拓地の候補地',
  turn: '次の手番までの近さ',
}
