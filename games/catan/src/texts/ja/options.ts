import type { GameTexts } from '@quayside/texts'
import type { Catan } from '../../types.ts'

const onOff = { true: 'あり', false: 'なし' }

export const options: GameTexts<Catan>['options'] = {
  board: {
    title: '島',
    explain: '土地と数字の並べ方と、最初のコマを置いた状態で始めるかどうかを選びます。',
    values: { variable: 'ランダム配置', beginner: '初心者用配置', balanced: 'バランス配置' },
  },
  harbours: {
    title: '港',
    explain: '枠の印刷どおりにするか、9か所に混ぜて割り当てるか、枠そのものを別の順に組むかを選びます。',
    values: { fixed: '印刷どおり', shuffled: '混ぜる', frame: '枠を組み替える' },
  },
  brokenTie: {
    title: '切られて同じ長さになったとき',
    explain: '街道が切られ、持ち主が最長で並んだときの最長交易路の扱いです。',
    values: { holderKeeps: '持ち主のまま', setAside: '誰も持たない' },
  },
  domesticTrade: { title: '島内取引', explain: 'プレイヤー同士の取引を行うかどうかです。', values: onOff },
  friendlyRobber: {
    title: 'やさしい盗賊',
    explain: 'ハウスルール：公開の点が2点以下の人は盗賊に狙われません。',
    values: onOff,
  },
  dice: {
    title: 'サイコロ',
    explain: 'ハウスルール：2個のサイコロの代わりに、全組み合わせ36枚の山札を使います。',
    values: { fair: 'サイコロ2個', deck36: '36枚の山札' },
  },
  openTracking: {
    title: '手札の推定表示',
    explain: '公開の出来事から確かに分かる手札の範囲を表示します。',
    values: onOff,
  },
  roundCap: {
    title: '最大ラウンド数',
    explain: 'このラウンド数で勝者なしに終わります。0なら上限はありません。',
    values: {},
  },
}

export const optionGroups: NonNullable<GameTexts<Catan>['optionGroups']> = [
  { title: '島', options: ['board', 'harbours'] },
  { title: '進め方', options: ['domesticTrade', 'openTracking'] },
  { title: '同点とゲームの長さ', options: ['brokenTie', 'roundCap'] },
]
