import type { GameTexts } from '@quayside/texts'
import type { Cartagena } from '../../types.ts'

const OFF_ON = { false: 'なし', true: 'あり' }

export const options: GameTexts<Cartagena>['options'] = {
  layout: {
    title: 'コース',
    explain: '牢獄からの脱獄、トルトゥーガ島の横断、または船でつなぐ両方の道のりから選びます。',
    values: { escape: '脱獄', tortuga: 'トルトゥーガ島', story: '物語' },
  },
  boards: {
    title: 'ボードの枚数',
    explain: '少ないほど短く終わります。物語では「地下通路＋島」の枚数です。',
    values: {
      4: '4枚（短い）',
      5: '5枚',
      6: '6枚',
      7: '7枚（長い）',
      8: '8枚（とても長い）',
      '3+3': '3＋3',
      '3+4': '3＋4',
      '3+5': '3＋5',
      '4+3': '4＋3',
      '4+4': '4＋4',
      '5+3': '5＋3',
    },
  },
  piratesPerPlayer: {
    title: '海賊の数',
    explain: '各プレイヤーがゴールさせる海賊の数です。',
    values: { 5: '5人', 6: '6人' },
  },
  drawRule: {
    title: 'カードの引き方',
    explain: '自分の海賊を後退させる、他の人の海賊を前進させる（モーガン）、またはその両方から選びます。',
    values: { backward: '後退', morgan: 'モーガン', both: '両方' },
  },
  outlaws: {
    title: '無法者',
    explain: '黒いカードが出ると、出した人以外は手札を7枚まで減らします。',
    values: OFF_ON,
  },
  magic: {
    title: 'ブラック・マジック・ウーマン',
    explain: '各シンボルに特殊効果が加わり、宝箱にはトークンが隠れています。',
    values: OFF_ON,
  },
  arrangement: {
    title: 'ボードの並べ方',
    explain: 'ランダムに並べるか、ルールの例と同じ順に並べます。',
    values: { random: 'ランダム', 'A-BASE': '例の並び：脱獄', 'A-STORY': '例の並び：物語' },
  },
  morganShipLimitInBase: {
    title: 'モーガンで船に進められるのは同じ色3人まで',
    explain: '脱獄で、同じ色の海賊が船に3人いるとき、それ以上は進められません。',
    values: { true: 'あり', false: 'なし' },
  },
  shipDepartureNeedsOwnPirate: {
    title: '出航には自分の海賊が必要',
    explain: 'カルタヘナからの出航を、自分の海賊が船にいる人に限ります。',
    values: OFF_ON,
  },
  roundCap: {
    title: 'ラウンドの上限',
    explain: '決めた回数で勝者なしに終わります。0なら上限はありません。',
    values: {},
  },
}

export const optionGroups: NonNullable<GameTexts<Cartagena>['optionGroups']> = [
  { title: 'コース', options: ['layout', 'boards', 'arrangement', 'piratesPerPlayer'] },
  { title: 'カードと能力', options: ['drawRule', 'outlaws', 'magic'] },
  {
    title: '船とゲームの長さ',
    options: ['morganShipLimitInBase', 'shipDepartureNeedsOwnPirate', 'roundCap'],
  },
]
