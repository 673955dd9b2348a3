/** Words of the board itself. What happened and why not is said by the game's texts. */
import { type BothLanguages, type Line, line } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import type { Card, Resource } from '../content.ts'
import type { SeatStory } from './chronicle.ts'

type Named = { readonly [R in Resource]: string }

export interface BoardTexts {
  readonly resources: Named
  readonly cards: { readonly [C in Card]: string }
  readonly comma: string
  readonly island: string
  readonly dock: string
  readonly hand: string
  hex(resource: Resource | null, number: number | null): string
  harbour(resource: Resource | null): string
  readonly robber: string
  roadOf(name: string): string
  settlementOf(name: string): string
  cityOf(name: string): string
  placeRoad(near: string): string
  placeSettlement(near: string): string
  placeCity(near: string): string
  placeRobber(near: string): string
  inHand(name: string, many: number): string
  readonly road: string
  readonly settlement: string
  readonly city: string
  readonly card: string
  costs(what: string): string
  short(cards: JSX.Element): ComponentChildren
  amountOf(resource: Resource, many: number): string
  readonly noPlace: string
  left(many: number): string
  readonly askRoad: Line
  readonly askSettlement: Line
  readonly askCity: Line
  askDiscard(many: number): Line
  readonly askDiscovery: Line
  readonly askMonopoly: Line
  readonly askVictim: Line
  readonly roll: string
  readonly endTurn: string
  readonly cancel: string
  readonly skipRoad: string
  putDown(chosen: number, due: number): string
  take(chosen: number): string
  readonly reset: string
  robFrom(name: string, cards: number): string
  readonly robNobody: string
  monopolyOn(resource: string): string
  readonly ownCards: string
  readonly pointNote: Line
  readonly trade: string
  readonly tradeHow: string
  readonly tradeOut: string
  readonly giveWord: string
  readonly getWord: string
  lessOf(name: string): string
  moreOf(name: string): string
  readonly propose: string
  readonly counter: string
  readonly accept: string
  readonly decline: string
  readonly withdraw: string
  readonly clear: string
  readonly agrees: string
  readonly declines: string
  readonly thinks: string
  readonly yourOffer: string
  readonly yourWord: string
  readonly settle: string
  readonly withBank: string
  bankOf(many: number, rate: number): string
  readonly storyTitle: string
  readonly story: { readonly [K in keyof SeatStory]: string }
  readonly tracking: string
  /** Held for certain, or between two numbers. */
  between(name: string, least: number, most: number): string
  offerTo(many: number, all: boolean): string
  askRival(name: string): string
  readonly mute: string
  readonly muted: string
  readonly diceSeen: string
  dice(a: number, b: number): string
  rolledTimes(sum: number, times: number): string
  cardsInHand(many: number): string
  devCards(many: number): string
  knights(many: number): string
  roadLength(many: number): string
  points(many: number): string
  readonly longestRoad: string
  readonly largestArmy: string
  subtitle(players: number, board: string, round: number): string
  readonly boards: { readonly variable: string; readonly beginner: string; readonly balanced: string }
}

const enResources: Named = { lumber: 'Lumber', brick: 'Brick', wool: 'Wool', wheat: 'Wheat', ore: 'Ore' }
const jaResources: Named = {
  lumber: '木材',
  brick: 'レンガ',
  wool: '羊毛',
  wheat: '小麦',
  ore: '鉱石',
}
const counted = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

const en: BoardTexts = {
  resources: enResources,
  cards: {
    knight: 'Knight',
    roads: 'Road Building',
    discovery: 'Discovery',
    monopoly: 'Monopoly',
    point: 'Victory point',
  },
  comma: ', ',
  island: 'The island',
  dock: 'Your choice',
  hand: 'Your cards',
  hex: (resource, number) =>
    resource ? `${enResources[resource].toLowerCase()} ${number ?? ''}`.trim() : 'desert',
  harbour: (resource) => (resource ? `${enResources[resource].toLowerCase()} harbour 2:1` : 'harbour 3:1'),
  robber: 'The robber',
  roadOf: (name) => `Road, ${name}`,
  settlementOf: (name) => `Settlement, ${name}`,
  cityOf: (name) => `City, ${name}`,
  placeRoad: (near) => `Road between ${near}`,
  placeSettlement: (near) => `Settlement at ${near}`,
  placeCity: (near) => `City at ${near}`,
  placeRobber: (near) => `Robber to ${near}`,
  inHand: (name, many) => `${name}: ${many}`,
  road: 'Road',
  settlement: 'Settlement',
  city: 'City',
  card: 'Card',
  costs: (what) => `costs ${what}`,
  short: (cards) => [cards, ' short'],
  amountOf: (resource, many) => `${many} ${enResources[resource].toLowerCase()}`,
  noPlace: 'No free place',
  left: (many) => `${many} left`,
  askRoad: line`Where does the road go?`,
  askSettlement: line`Where does the settlement go?`,
  askCity: line`Where does the city go?`,
  askDiscard: (many) => line`A seven. Choose ${many} to put down.`,
  askDiscovery: line`Discovery: which two do you take?`,
  askMonopoly: line`Monopoly: which resource do you want from everybody?`,
  askVictim: line`Whom do you rob?`,
  roll: 'Roll the dice',
  endTurn: 'End turn',
  cancel: 'Cancel',
  skipRoad: 'No second road',
  putDown: (chosen, due) => `Put down ${chosen} of ${due}`,
  take: (chosen) => `Take ${chosen} of 2`,
  reset: 'Start over',
  robFrom: (name, cards) => `Rob ${name}, ${counted(cards, 'card')}`,
  robNobody: 'Rob nobody',
  monopolyOn: (resource) => `All ${resource.toLowerCase()}`,
  ownCards: 'Development cards',
  pointNote: line`Counts by itself; shown when you win.`,
  trade: 'Trade',
  tradeHow: 'Press − for what you give, + for what you want.',
  tradeOut: 'Offer the player on turn something: − you give, + you want.',
  giveWord: 'give',
  getWord: 'get',
  lessOf: (name) => `Give ${name.toLowerCase()}`,
  moreOf: (name) => `Get ${name.toLowerCase()}`,
  propose: 'Propose',
  counter: 'Counter',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Take back',
  clear: 'Clear',
  agrees: 'agrees',
  declines: 'declines',
  thinks: 'is asked',
  yourOffer: 'You offer',
  yourWord: 'You propose',
  settle: 'Trade',
  withBank: 'Bank',
  bankOf: (many, rate) => `bank ${many}, ${rate}:1`,
  storyTitle: 'Cards of the whole game',
  story: {
    produced: 'From the land',
    blocked: 'Kept back by the robber',
    taken: 'Taken from others',
    lost: 'Lost to others',
    discarded: 'Put down on a seven',
    trades: 'Trades with players',
    bankTrades: 'Trades with the bank',
  },
  tracking: 'What is known of this hand',
  between: (name, least, most) => (least === most ? `${name} ${least}` : `${name} ${least} to ${most}`),
  offerTo: (many, all) => (all ? 'Offer to all' : many === 1 ? 'Offer to one' : `Offer to ${many}`),
  askRival: (name) => `Ask ${name}`,
  mute: 'Decline all offers',
  muted: 'Offers to you are declined without asking.',
  diceSeen: 'Dice so far',
  dice: (a, b) => `Dice ${a} and ${b}, together ${a + b}`,
  rolledTimes: (sum, times) => `${sum}: ${times}`,
  cardsInHand: (many) => counted(many, 'card'),
  devCards: (many) => counted(many, 'development card'),
  knights: (many) => `${counted(many, 'knight')} played`,
  roadLength: (many) => `road of ${many}`,
  points: (many) => counted(many, 'point'),
  longestRoad: 'Longest Road',
  largestArmy: 'Largest Army',
  subtitle: (players, board, round) =>
    `${players} settlers, ${board}, ${round === 0 ? 'opening' : `round ${round}`}`,
  boards: { variable: 'variable island', beginner: "beginner's island", balanced: 'balanced island' },
}

const ja: BoardTexts = {
  resources: jaResources,
  cards: { knight: '騎士', roads: '街道建設', discovery: '発見', monopoly: '独占', point: 'ポイント' },
  comma: '、',
  island: '島',
  dock: 'あなたの選択',
  hand: '手札',
  hex: (resource, number) => (resource ? `${jaResources[resource]}${number ?? ''}` : '砂漠'),
  harbour: (resource) => (resource ? `${jaResources[resource]}の港 2:1` : '港 3:1'),
  robber: '盗賊',
  roadOf: (name) => `${name}の街道`,
  settlementOf: (name) => `${name}の開拓地`,
  cityOf: (name) => `${name}の都市`,
  placeRoad: (near) => `街道（${near}）`,
  placeSettlement: (near) => `開拓地（${near}）`,
  placeCity: (near) => `都市（${near}）`,
  placeRobber: (near) => `盗賊を${near}へ`,
  inHand: (name, many) => `${name}${many}枚`,
  road: '街道',
  settlement: '開拓地',
  city: '都市',
  card: '発展',
  costs: (what) => `費用は${what}`,
  short: (cards) => [cards, '不足'],
  amountOf: (resource, many) => `${jaResources[resource]}${many}`,
  noPlace: '置ける場所なし',
  left: (many) => `残り${many}`,
  askRoad: line`どこに街道を敷きますか？`,
  askSettlement: line`どこに開拓地を建てますか？`,
  askCity: line`どの開拓地を都市にしますか？`,
  askDiscard: (many) => line`7が出ました。捨てる${many}枚を選んでください。`,
  askDiscovery: line`発見：受け取る2枚を選んでください。`,
  askMonopoly: line`独占：全員から集める資源を選んでください。`,
  askVictim: line`だれから奪いますか？`,
  roll: 'サイコロを振る',
  endTurn: '手番を終える',
  cancel: 'やめる',
  skipRoad: '2本目は置かない',
  putDown: (chosen, due) => `${due}枚中${chosen}枚を捨てる`,
  take: (chosen) => `2枚中${chosen}枚を取る`,
  reset: '選び直す',
  robFrom: (name, cards) => `${name}から奪う（${cards}枚）`,
  robNobody: 'だれからも奪わない',
  monopolyOn: (resource) => `${resource}を独占`,
  ownCards: '発展カード',
  pointNote: line`自動で加点されます。勝利のときに公開します。`,
  trade: '取引',
  tradeHow: '−で出す資源、＋で欲しい資源を選びます。',
  tradeOut: '手番の人に申し出できます。−で出す資源、＋で欲しい資源を選びます。',
  giveWord: '出す',
  getWord: '欲しい',
  lessOf: (name) => `${name}を出す`,
  moreOf: (name) => `${name}が欲しい`,
  propose: '申し出る',
  counter: '対案を出す',
  accept: '受ける',
  decline: '断る',
  withdraw: '取り下げる',
  clear: '消す',
  agrees: '応じる',
  declines: '断った',
  thinks: '返事待ち',
  yourOffer: 'あなたの提案',
  yourWord: 'あなたの申し出',
  settle: '取引する',
  withBank: '銀行',
  bankOf: (many, rate) => `銀行${many}・${rate}:1`,
  storyTitle: 'ゲーム全体のカード',
  story: {
    produced: '土地からの産出',
    blocked: '盗賊に止められた',
    taken: '他の人から取った',
    lost: '他の人に取られた',
    discarded: '7で捨てた',
    trades: 'プレイヤーとの取引（回）',
    bankTrades: '銀行との取引（回）',
  },
  tracking: 'この手札について分かっていること',
  between: (name, least, most) => (least === most ? `${name}${least}枚` : `${name}${least}〜${most}枚`),
  offerTo: (many, all) => (all ? '全員に提案' : `${many}人に提案`),
  askRival: (name) => `${name}に提案する`,
  mute: '提案をすべて断る',
  muted: 'あなたへの提案は自動で断られます。',
  diceSeen: 'これまでの出目',
  dice: (a, b) => `サイコロ${a}と${b}、合計${a + b}`,
  rolledTimes: (sum, times) => `${sum}は${times}回`,
  cardsInHand: (many) => `手札${many}枚`,
  devCards: (many) => `発展カード${many}枚`,
  knights: (many) => `使った騎士${many}枚`,
  roadLength: (many) => `交易路の長さ${many}`,
  points: (many) => `${many}点`,
  longestRoad: '最長交易路',
  largestArmy: '最大騎士力',
  subtitle: (players, board, round) =>
    `${players}人・${board}・${round === 0 ? '初期配置' : `${round}ラウンド目`}`,
  boards: { variable: '可変の島', beginner: '初心者の島', balanced: '均衡の島' },
}

export const boardTexts: BothLanguages<BoardTexts> = { en, ja }
