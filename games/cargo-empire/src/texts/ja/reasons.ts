import type { Reason } from '../../bot/features.ts'

export const ja: { readonly [R in Reason]: string } = {
  outlook: '全体の形勢',
  track: '開発トラックのコマ',
  cityCards: '都市カード',
  objectives: '目標',
  posts: '育つ都市の交易所',
  cities: '交易所のある都市',
  cards: '手札の輸送手段',
  cubes: '手元の貨物',
  origins: '貨物を出せる都市',
  paying: 'まだ使える自分の都市カード',
}
