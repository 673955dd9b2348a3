import { type GameTexts, line } from '@quayside/texts'
import type { Cartagena } from '../../types.ts'
import { isDarkName, symbolName } from '../words.ts'

export const SYMBOL_WORD = {
  gun: '銃',
  rum: 'ラム',
  lantern: 'ランタン',
  parrot: 'オウム',
  hook: 'フック',
  chest: '宝箱',
} as const

const cardWord = (card: unknown) => {
  const name = String(card ?? '')
  if (name === '') return 'それらのカード'
  return `${isDarkName(name) ? '黒い' : ''}${SYMBOL_WORD[symbolName(name)]}のカード`
}

export const refusals: GameTexts<Cartagena>['refusals'] = {
  notInHand: ({ detail }) => line`手札に${cardWord(detail?.card)}が足りません。`,
  noPirateThere: () => line`そこに該当する海賊はいません。`,
  alreadyHome: () => line`その海賊はすでにゴールしています。`,
  shipAway: () => line`船は反対側の岸にあります。`,
  shipFull: () => line`船に乗れる同じ色の海賊は3人までです。`,
  shipNotThere: () => line`船がトルトゥーガ島に着いていないので、上陸できません。`,
  nothingBehind: () => line`後ろに、海賊が1〜2人いるマスがありません。`,
  notFromStart: () => line`出発していない海賊は後退できません。`,
  noBackward: () => line`このゲームでは、モーガンルールだけでカードを引きます。`,
  noMorgan: () => line`モーガンルールは使っていません。`,
  ownPirate: () => line`モーガンルールで動かせるのは、他の人の海賊だけです。`,
  noSuchSeat: () => line`その席には誰もいません。`,
  notPushable: () => line`そこにいる海賊は動かせません。`,
  onlyStory: () => line`船が動くのは物語だけです。`,
  shipEmpty: () => line`船に誰も乗っていないので、出航できません。`,
  shipNeedsOwn: () => line`自分の海賊が船に乗っている必要があります。`,
  nobodyInCartagena: () => line`カルタヘナ側に自分の海賊がいないので、船を呼べません。`,
  notCaptain: () => line`アクションなしで船を動かせるのは船長だけです。`,
  tooLateForFree: () => line`船長の移動は、最初のアクションの前に1回だけです。`,
  handNotEmpty: () => line`パスして引けるのは、手札がないときだけです。`,
  turnBegun: () => line`すでに手番を始めているので、パスして引くことはできません。`,
  mustAct: () => line`少なくとも1回はアクションを行ってください。`,
  noMagic: () => line`ブラック・マジック・ウーマンは使っていません。`,
  noOutlaws: () => line`今、捨てる必要のある人はいません。`,
  emptyHand: () => line`その人の手札はありません。`,
  ownHand: () => line`他の人の手札を選んでください。`,
  needsTwoActions: () => line`フックの効果には2アクション必要です。`,
  needsTwoPirates: () => line`同じマスに自分の海賊が2人必要です。`,
  notOnSpace: () => line`フックの効果が使えるのは、シンボルのあるマスからだけです。`,
  needsTwoParrots: () => line`手札のオウムが2枚必要です。`,
  noToken: () => line`そこに伏せた宝箱トークンはありません。`,
  discardFirst: () => line`先に、手札を7枚まで減らしてください。`,
  badDiscard: ({ detail }) => line`捨てるのはちょうど${Number(detail?.many)}枚です。`,
  chooseFirst: () => line`先に、見ているカードの扱いを決めてください。`,
  notSeen: () => line`見えているカードの中にありません。`,
  badShare: ({ detail }) => line`手放すのはちょうど${Number(detail?.many)}枚です。`,
}
