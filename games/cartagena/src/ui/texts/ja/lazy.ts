import { line, strong } from '@quayside/texts'
import { ja } from '../ja.ts'
import type { LazyTexts } from '../lazy-words.ts'

const { card, place: at } = ja

export const lazy: LazyTexts = {
  powers: {
    gun: {
      title: '手札を見て奪う',
      explain: '他の1人の手札を見て1枚奪います。相手は山札から1枚引きます。',
      rule: 'CTG-B4',
    },
    rum: {
      title: 'みんなに配る',
      explain: '人数より1枚多く引き、2枚を手札に入れ、他の人に1枚ずつ配ります。',
      rule: 'CTG-B5',
    },
    lantern: {
      title: '山札を4枚見る',
      explain: '4枚引いて1枚を手札に入れ、残りを好きな順で山札の上に戻します。',
      rule: 'CTG-B6',
    },
    parrot: {
      title: '2枚で好きなシンボル',
      explain: 'オウム2枚を、好きなシンボル1枚として前進に使います。',
      rule: 'CTG-B7',
    },
    pair: {
      title: '2人を一緒に動かす',
      explain: 'もう1枚のカードと合わせ、同じマスの自分の海賊2人を一緒に進めます。2アクション使います。',
      rule: 'CTG-B8',
    },
    chest: {
      title: '宝箱を開ける',
      explain: '自分の海賊がいるマスの宝箱トークンを開けます。カード1〜3枚、ハズレ、またはヘビです。',
      rule: 'CTG-B10',
    },
  },
  askGun: line`誰の手札を見ますか？`,
  gunOn: (name, cards) => `${name}（${cards}枚）`,
  lookAt: (name) => `${name}の手札を見る`,
  drawRum: (cards) => `${cards}枚引いて配る`,
  drawLantern: '4枚見る',
  openChest: (place) => `${at(place)}の宝箱を開ける`,
  asSymbol: '使うシンボル',
  darkParrots: (many) => (many === 0 ? '普通の2枚' : many === 1 ? '1枚は黒い' : '黒い2枚'),
  with: '一緒に使うカード',
  twoParrots: 'オウム2枚',
  fromWhere: '動かすマス',
  askDiscard: (due) => line`黒いカードが出ました。捨てる${strong(due)}枚を選んでください。`,
  discardHint: 'カードをタップすると、捨てる枚数が1枚ずつ増えます。',
  leaves: (many) => (many === 0 ? '捨てない' : `${many}枚捨てる`),
  putDown: (chosen, due) => (chosen === due ? `${due}枚捨てる` : `${due}枚中${chosen}枚を選択中`),
  askTake: (name) => line`${name}の手札です。どれを奪いますか？`,
  take: (name) => `${card(name)}を奪う`,
  askShare: line`誰にどのカードを渡しますか？`,
  askKeep: line`1枚を手札に、残りは山札の上に戻します。`,
  swapHint: '2枚を順にタップすると入れ替わります。',
  give: (name) => `${name}へ`,
  keepOne: '手札へ',
  keep: '手札へ',
  position: (position) => (position === 1 ? '山札の一番上' : `上から${position}枚目`),
  shareOut: 'この通り配る',
  keepAndPutBack: 'この順で戻す',
  cards: (many) => `${many}枚`,
  noDiscards: 'まだカードは使われていません。',
  tokensLeft: 'まだ開いていない宝箱トークン（箱の中も含む）',
  face: (face) => (face === 'snake' ? 'ヘビ' : face === 'blank' ? 'ハズレ' : `カード${face}枚`),
}
