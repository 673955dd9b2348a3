import { line, listsIn, strong } from '@quayside/texts'
import type { Place } from '../../types.ts'
import { isDark, symbolOfCard } from '../read.ts'
import type { BoardTexts } from './words.ts'

const { row } = listsIn('ja')

const symbols = {
  gun: '銃',
  rum: 'ラム',
  lantern: 'ランタン',
  parrot: 'オウム',
  hook: 'フック',
  chest: '宝箱',
} as const
const places = { prison: '牢獄', wreck: '沈みかけた船', ship: '船', cove: '入り江' } as const
const card = (name: string) => `${isDark(name) ? '黒い' : ''}${symbols[symbolOfCard(name)]}`
const at = (place: Place) => (typeof place === 'number' ? `${place}番` : places[place])
const over = (jumped: readonly number[]) => (jumped.length > 0 ? `${row(jumped)}を飛び越えて、` : '')

export const ja: BoardTexts = {
  chart: {
    escape: '牢獄から船までの地下通路',
    tortuga: '沈みかけた船から入り江までのジャングル',
    story: '牢獄から地下通路、船でトルトゥーガ島へ、ジャングルを抜けて入り江まで',
  },
  courses: { escape: '脱獄', tortuga: 'トルトゥーガ島', story: '物語' },
  subtitle: (players, course, spaces, round) => `${players}人・${course}・${spaces}マス・${round}ラウンド目`,
  places,
  shores: { cartagena: 'カルタヘナ', tortuga: 'トルトゥーガ島' },
  place: at,
  allAboard: (many) => `${many}人そろえば勝ち`,
  allHome: (many) => `${many}人そろえば勝ち`,
  symbols,
  card,
  inHand: (name, many) => (many > 1 ? `${card(name)} ${many}枚` : card(name)),
  hand: 'あなたの手札',
  emptyHand: '手札なし',
  dock: 'あなたの選択',
  row,
  tile: (place, symbol, who, extra) => `${place}${symbol ? ` ${symbol}` : ''}：${row([who, ...extra])}`,
  group: (name, many) => (many > 1 ? `${name}${many}人` : name),
  nobody: '空き',
  closedChest: '伏せた宝箱トークン',
  canLand: (cards) => (cards > 0 ? `ここへ動かして${cards}枚引ける` : 'ここへ進める'),
  ask: (action, all) => line`${all}アクション中${strong(action)}回目です。カードと海賊を選んでください。`,
  askShort: line`カードと海賊を選んでください。`,
  askPush: (name) => line`${name}の海賊を前進させて、カードを引きますか？`,
  nothingToMove: line`いま動かせる海賊はいません。`,
  explain: (moved, { owner }) => {
    const who = moved.way === 'morgan' ? `${owner}の海賊` : moved.pirates === 2 ? '海賊2人' : '海賊'
    const goes = moved.way === 'backward' ? 'へ後退します。' : 'へ前進します。'
    const gain = moved.cards > 0 ? `カードを${moved.cards}枚引きます。` : ''
    return line`${at(moved.from)}の${who}が、${over(moved.jumped)}${at(moved.to)}${goes}${gain}`
  },
  goTo: (moved) => (moved.pirates === 2 ? `2人で${at(moved.to)}へ` : `${at(moved.to)}へ進む`),
  backTo: (place, cards) => `${at(place)}へ戻り${cards}枚引く`,
  forward: '前進にする',
  back: '後退',
  pushTo: (name, place, cards) => `${name}を${at(place)}へ、${cards}枚引く`,
  chooseFirst: line`先にカードと海賊を選んでください。`,
  move: '前進',
  endTurn: '手番を終える',
  skipDraw: 'パスして1枚引く',
  sail: (to) => (to === 'tortuga' ? 'トルトゥーガ島へ出航' : 'カルタヘナへ戻す'),
  sailFree: '船長の移動（アクション不要）',
  actionsLeft: (many) => `残り${many}アクション`,
  captain: '船長',
  arrow: (place) => (typeof place === 'number' ? `→ ${place}` : `→ ${places[place]}`),
  noArrow: '–',
  whose: (place) => `${place}の誰の海賊？`,
  yours: '自分',
  cancel: 'やめる',
  deck: '山札',
  discards: '捨て札',
  close: '閉じる',
  crew: ({ start, way, aboard, home }) =>
    [
      `ゴール${home}人`,
      ...(aboard > 0 ? [`船の上${aboard}人`] : []),
      `途中${way}人`,
      `スタート${start}人`,
    ].join('、'),
  handSize: (many) => `手札${many}枚`,
  oneToGo: 'あと1人',
}
