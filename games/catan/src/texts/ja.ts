import type { View } from '@quayside/rules-kit'
import { type GameTexts, type Line, line, listsIn, seat, strong } from '@quayside/texts'
import { CARDS } from '../content.ts'
import { islandCode } from '../island-code.ts'
import type { Catan, FirstRoll } from '../types.ts'
import { harbour } from './ja/harbour.ts'
import { optionGroups, options } from './ja/options.ts'
import { refusals } from './ja/refusals.ts'
import { corner, edge, hex, speak, sum } from './words.ts'

const { series, row } = listsIn('ja')

const { resource, card, five } = speak(
  series,
  {
    resources: { lumber: '木材', brick: 'レンガ', wool: '羊毛', wheat: '小麦', ore: '鉱石' },
    cards: {
      knight: '騎士',
      roads: '街道建設',
      discovery: '発見',
      monopoly: '独占',
      point: 'ポイントカード',
    },
    none: 'なし',
  },
  (many, what) => line`${what}${many}枚`,
)

/** Two are joined by と, as in talk; more are a list. */
const seats = (list: readonly number[]): Line => {
  const [first = 0, second = 0] = list
  return list.length === 2 ? line`${seat(first)}と${seat(second)}` : series(list.map(seat))
}

export const ja: GameTexts<Catan> = {
  ...harbour,
  colours: { blue: '青', white: '白', orange: 'オレンジ', red: '赤' },
  options,
  optionGroups,
  layout: {
    title: '島のコード',
    explain:
      '同じ島でもう一度遊ぶには、ここにコードを貼り付けます。空欄なら、上で選んだとおりに島を作ります。',
    of: ({ shown }) => islandCode(shown),
  },
  opening: ({ shown }) => (shown.firstRolls ? [firstRolls(shown.firstRolls)] : []),
  events: {
    roadBuilt: (e) =>
      e.free
        ? line`${seat(e.seat)}が${edge(e.edge)}に無償の街道を建設。`
        : line`${seat(e.seat)}が${edge(e.edge)}に街道を建設。`,
    settlementBuilt: (e) => line`${seat(e.seat)}が${corner(e.vertex)}に開拓地を建設。`,
    cityBuilt: (e) => line`${seat(e.seat)}が${corner(e.vertex)}の開拓地を都市に変えた。`,
    firstCards: (e) => line`${seat(e.seat)}の最初の資源は${five(e.cards)}。`,
    turnBegan: () => null,
    rolled: (e) => line`${seat(e.seat)}の出目は${strong(sum(e.dice))}（${e.dice[0]}と${e.dice[1]}）。`,
    produced(e) {
      const gains = e.gains.flatMap((gain, i) => (sum(gain) > 0 ? [line`${seat(i)}は${five(gain)}`] : []))
      const paid = gains.length > 0 ? series(gains) : line`産出なし`
      const short = series(e.short.map(resource))
      return e.short.length > 0 ? line`${paid}。銀行の${short}が不足。` : line`${paid}。`
    },
    mustDiscard(e) {
      const due = e.due.flatMap((many, i) => (many > 0 ? [line`${seat(i)}は${many}枚`] : []))
      return line`手札が多すぎるため、${series(due)}を捨てる。`
    },
    discardChosen: (e) => line`${seat(e.seat)}が捨てる${e.many}枚を決定。`,
    discarded: (e) => line`${seat(e.seat)}が${five(e.cards)}を捨てた。`,
    robberMoved: (e) => line`${seat(e.seat)}が盗賊を${hex(e.to)}へ移動。`,
    stolen: (e) =>
      e.resource === null
        ? line`${seat(e.seat)}が${seat(e.victim)}から1枚奪った。`
        : line`${seat(e.seat)}が${seat(e.victim)}から${resource(e.resource)}を奪った。`,
    cardBought: (e) =>
      e.card === null
        ? line`${seat(e.seat)}が発展カードを購入。残り${e.left}枚。`
        : line`${seat(e.seat)}が発展カードを購入：${card(e.card)}。残り${e.left}枚。`,
    knightPlayed: (e) => line`${seat(e.seat)}が${e.knights}枚目の騎士を使用。`,
    roadsPlayed: (e) => line`${seat(e.seat)}が街道建設を使用。`,
    roadSkipped: (e) => line`${seat(e.seat)}が2本目の街道を見送り。`,
    discoveryPlayed: (e) => line`${seat(e.seat)}が発見で${five(e.cards)}を獲得。`,
    monopolyPlayed: (e) =>
      line`${seat(e.seat)}が独占で${resource(e.resource)}を${strong(sum(e.taken))}枚獲得。`,
    maritimeTraded: (e) =>
      line`${seat(e.seat)}が海外取引で${resource(e.give)}${e.many}枚を${resource(e.get)}に交換。`,
    offered: (e) =>
      line`${seat(e.seat)}が${seats(e.to)}に提案：${five(e.give)}を出し、${five(e.get)}を希望。`,
    answered: (e) => (e.accept ? line`${seat(e.seat)}が応じると返事。` : line`${seat(e.seat)}が断った。`),
    countered: (e) => line`${seat(e.seat)}が逆提案：${five(e.give)}を出し、${five(e.get)}を希望。`,
    withdrawn: (e) => line`${seat(e.seat)}が提案を取り下げた。`,
    offerClosed: (e) => line`${seat(e.seat)}の提案には誰も応じなかった。`,
    traded: (e) =>
      line`${seat(e.seat)}が${seat(e.with)}と取引：${five(e.give)}を渡し、${five(e.get)}を受け取った。`,
    longestRoad: (e) =>
      e.holder === null
        ? line`最長交易路は今は誰のものでもない。`
        : line`${seat(e.holder)}が長さ${strong(e.length)}で最長交易路を獲得。`,
    largestArmy: (e) => line`${seat(e.holder)}が騎士${strong(e.knights)}枚で最大騎士力を獲得。`,
    turnEnded: (e) => line`${seat(e.seat)}の手番終了。`,
    won: (e) =>
      e.pointCards > 0
        ? line`${seat(e.seat)}がポイントカード${e.pointCards}枚を公開し${strong(e.points)}点で勝利。`
        : line`${seat(e.seat)}が${strong(e.points)}点で勝利。`,
    capped: (e) => line`${e.rounds}ラウンド経過、勝者なしで終了。`,
  },
  refusals,
  actions: {
    settle: (a) => line`${corner(a.vertex)}に開拓地`,
    road: (a) => line`${edge(a.edge)}に街道`,
    city: (a) => line`${corner(a.vertex)}を都市に`,
    roll: () => line`サイコロを振る`,
    discard: (a) => line`${five(a.cards)}を捨てる`,
    robber: (a) =>
      a.victim === null
        ? line`盗賊を${hex(a.hex)}へ`
        : line`盗賊を${hex(a.hex)}へ、${seat(a.victim)}から奪う`,
    buyCard: () => line`発展カードを買う`,
    playKnight: () => line`騎士を使う`,
    playRoads: () => line`街道建設を使う`,
    playDiscovery: (a) => line`発見：${five(a.cards)}を取る`,
    playMonopoly: (a) => line`独占：${resource(a.resource)}`,
    maritime(a, view) {
      const rates = view.shown.seats[Number(view.viewer)]?.rates ?? [4, 4, 4, 4, 4]
      const rate = rates[['lumber', 'brick', 'wool', 'wheat', 'ore'].indexOf(a.give)] ?? 4
      return line`銀行：${resource(a.give)}${rate}枚を${resource(a.get)}に`
    },
    offer: (a) => line`${seats(a.to)}に提案：${five(a.give)}を出し、${five(a.get)}を希望`,
    answer: (a) => (a.accept ? line`応じる` : line`断る`),
    counter: (a) => line`逆提案：${five(a.give)}を出し、${five(a.get)}を希望`,
    settleTrade: (a) => line`${seat(a.with)}と取引する`,
    withdraw: () => line`取り下げる`,
    skipRoad: () => line`2本目は置かない`,
    endTurn: () => line`手番を終える`,
  },
  kinds: {
    settle: '開拓地を建設',
    road: '街道を建設',
    city: '都市を建設',
    roll: 'サイコロを振る',
    discard: 'カードを捨てる',
    robber: '盗賊を動かす',
    buyCard: '発展カードを買う',
    playKnight: '騎士',
    playRoads: '街道建設',
    playDiscovery: '発見',
    playMonopoly: '独占',
    maritime: '海外取引',
    offer: '島内取引の提案',
    answer: '返事',
    counter: '逆提案',
    settleTrade: '取引の成立',
    withdraw: '取り下げ',
    skipRoad: '街道を見送る',
    endTurn: '手番を終える',
  },
  prompt(view) {
    const { shown, viewer } = view
    const { phase, turnSeat } = shown
    if (phase.type === 'over') return line`ゲームは終わりました。`
    if (phase.type === 'discard') {
      const due = viewer === 'watcher' || phase.chosen[viewer] ? 0 : (phase.due[viewer] ?? 0)
      return due > 0
        ? line`7が出ました。${due}枚捨ててください。`
        : line`ほかの人が捨てるカードを選んでいます。`
    }
    if (phase.type === 'rolling') return line`サイコロを振っています。`
    if (phase.type === 'stealing') return line`カードが1枚移ります。`
    if (phase.type === 'drawing') return line`カードを引いています。`
    if (turnSeat !== viewer) {
      const { offer } = shown.trade
      return offer && viewer !== 'watcher' && offer.to.includes(viewer)
        ? line`${seat(turnSeat)}からの提案：${five(offer.give)}を出し、${five(offer.get)}を希望。`
        : line`${seat(turnSeat)}の手番です。${rolls(view)}`
    }
    switch (phase.type) {
      case 'openingSettle':
        return line`開拓地を置いてください。${rolls(view)}`
      case 'openingRoad':
        return line`置いた開拓地に接する街道を置いてください。`
      case 'preRoll':
        return line`あなたの手番です。サイコロを振ってください。`
      case 'robber':
        return line`盗賊を別の土地へ動かしてください。`
      case 'freeRoads':
        return line`無償の街道をあと${phase.left}本置けます。`
      default:
        return line`取引や建設をするか、手番を終えてください。`
    }
  },
  position(view) {
    const { shown } = view
    return [
      {
        heading: line`島`,
        lines: shown.hexes.map((one) => {
          const what =
            one.resource === null ? line`砂漠` : line`${resource(one.resource)} ${one.number ?? ''}`
          const robbed = one.q === shown.robber[0] && one.r === shown.robber[1]
          return line`${hex([one.q, one.r])}：${what}${robbed ? '、盗賊' : ''}`
        }),
      },
      { heading: line`銀行`, lines: [line`${five(shown.bank)}`, line`発展カード${shown.deck}枚`] },
      ...shown.seats.map((one, i) => ({
        heading: line`${seat(i)}：${one.points.all ?? one.points.public}点`,
        lines: [
          one.resources ? line`手札：${five(one.resources)}` : line`手札：${one.handSize}枚`,
          line`発展カード：${one.cardCount}枚、表向き：${played(one.played)}`,
          line`開拓地：${row(one.settlements) || 'なし'}、都市：${row(one.cities) || 'なし'}`,
          line`街道：${row(one.roads.map((road) => road.join('-'))) || 'なし'}、最長${shown.longestRoad.lengths[i] ?? 0}`,
        ],
      })),
    ]
  },
  endings: { points: '10点に達した', cap: '最後のラウンドが終わった' },
  // That nobody took an offer is told with it.
  followsInLog(event) {
    return event.type === 'offerClosed' || (event.type === 'answered' && !event.accept)
  },
  dividesLog({ type }) {
    return type === 'turnEnded' ? 'after' : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    if (!one) return []
    const { longestRoad, largestArmy } = view.shown
    return [
      line`開拓地${one.settlements.length}点、都市${2 * one.cities.length}点`,
      line`最長交易路${longestRoad.holder === who ? 2 : 0}点、最大騎士力${largestArmy === who ? 2 : 0}点`,
      line`ポイントカード${(one.points.all ?? one.points.public) - one.points.public}点`,
    ]
  },
  decidedBy: () => '手番',
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    if (!one) return []
    const { longestRoad, largestArmy } = view.shown
    return [
      { name: '開拓地', value: one.settlements.length },
      { name: '都市', value: 2 * one.cities.length },
      { name: '最長\u200b交易路', value: longestRoad.holder === who ? 2 : 0 },
      { name: '最大\u200b騎士力', value: largestArmy === who ? 2 : 0 },
      { name: 'ポイント\u200bカード', value: (one.points.all ?? one.points.public) - one.points.public },
    ]
  },
}

/** CAT-2: what everybody rolled for the start, told before the first settlement. */
function rolls({ shown }: View<Catan>): Line {
  if (!shown.firstRolls || shown.phase.type !== 'openingSettle' || shown.phase.step > 0) return []
  return firstRolls(shown.firstRolls)
}

function firstRolls(list: readonly FirstRoll[]): Line {
  const each = list.map(({ seat: one, dice: [a, b] }) => line`${seat(one)} ${a + b}`)
  return line`スタートプレイヤーを決めた目：${series(each)}。`
}

/** CAT-77: cards that lie open before their owner. */
function played(many: readonly number[]): Line {
  const laid = CARDS.flatMap((one, i) => ((many[i] ?? 0) > 0 ? [line`${card(one)}${many[i] ?? 0}枚`] : []))
  return laid.length > 0 ? series(laid) : line`なし`
}
