import { type GameTexts, icon, type Line, line, listsIn, type Part, seat, strong } from '@quayside/texts'
import type { Good } from '../content.ts'
import type { Carthage } from '../types.ts'
import { harbour } from './ja/harbour.ts'
import { goodOf, goodOfLetter, lowestPriceFor, priceFor, sumInHand } from './words.ts'

const { series } = listsIn('ja')

const PORTS = ['アレクサンドリア', 'マルマリカ', 'クレナイカ', '大シルテ', '小シルテ', 'カルタゴ']
const port = (index: number) => PORTS[index] ?? '？'

const GOOD: { readonly [G in Good]: string } = { red: '赤', blue: '青', yellow: '黄', green: '緑' }
const ZONE = { market: '市場', farm: '農場' }

const cardName = (card: string) => `${GOOD[goodOf(card)]}${card.slice(1)}`
const cardText = (card: string): Part => icon(`card:${card}`, cardName(card))
const cards = (list: readonly string[]): Line => series(list.map(cardText))
const ship = (good: Good): Part => icon(`ship:${good}`, `${GOOD[good]}の船`)
const goods = (list: readonly string[]): Line =>
  series(list.map((good) => icon(`good:${good}`, GOOD[good as Good])))
const tokenWords = (letters: readonly string[]) => goods(letters.map(goodOfLetter))
const goodWord = (good: unknown) => GOOD[good as Good] ?? ''

export const ja: GameTexts<Carthage> = {
  ...harbour,
  colours: { white: '白', pink: 'ピンク', grey: '灰', tan: '薄茶' },
  options: {
    mode: {
      title: 'モード',
      explain:
        '標準はダブルアクションとトークン割引、クラシックは代わりに予約とトークンによる販売価格の上乗せで遊びます。',
      values: { standard: '標準', classic: 'クラシック' },
    },
    arrivals: {
      title: '複数の船が同時に着いたとき',
      explain:
        'まとめて：全部の色を売り、トークンを配ってから、終了を1回だけ確認します。1隻ずつ：船ごとに売り、そのつど終了を確認します。',
      values: { together: 'まとめて決算', alone: '1隻ずつ決算' },
    },
  },
  events: {
    turnBegan: () => null,
    took: (e) =>
      e.reserved
        ? line`${seat(e.seat)}が予約していた${cardText(e.card)}を入手。`
        : line`${seat(e.seat)}が${cardText(e.card)}を入手。`,
    reserved: (e) => line`${seat(e.seat)}が${ZONE[e.zone]}の${cardText(e.card)}を予約。`,
    doubled: (e) => line`${seat(e.seat)}がダブルアクションを使用。`,
    bought: (e) =>
      e.tokens.length > 0
        ? line`${seat(e.seat)}が${cards(e.cards)}を${strong(e.price)}で購入。トークン${e.tokens.length}個を裏返した。`
        : line`${seat(e.seat)}が${cards(e.cards)}を${strong(e.price)}で購入。`,
    sailed: (e) =>
      e.to === 5
        ? line`${ship(e.good)}がカルタゴに到着。`
        : line`${ship(e.good)}が${e.to - e.from}マス進んで${port(e.to)}へ。`,
    payday: (e) => line`${goods(e.goods)}の決算。`,
    sold: (e) => {
      const sum =
        e.bonus > 0
          ? `(${e.price - e.bonus} + ${e.bonus}) × ${e.cards.length} = ${e.score}`
          : `${e.price} × ${e.cards.length} = ${e.score}`
      const round = e.rounded === e.score ? '' : `、切り上げて${e.rounded}`
      return line`${seat(e.seat)}が${goods([e.good])}を販売。${sum}${round}で${strong(`${e.points}勝利点`)}。`
    },
    pointDrawn: (e) =>
      e.counted
        ? line`${seat(e.seat)}はカードなしで1勝利点を加算。引けるカードが残っていない。`
        : line`${seat(e.seat)}が山札から1枚を見ずに勝利点に加えた。`,
    tokenGained: (e) => line`${seat(e.seat)}が${GOOD[e.good]}の実績トークンを獲得。計${e.owned}個。`,
    raid: (e) => line`${goods(e.goods)}の船を海賊が襲撃。`,
    stored: (e) => line`${seat(e.seat)}が${cards(e.played)}を出し、${cards(e.cards)}を倉庫へ。`,
    lost: (e) => line`${seat(e.seat)}が海賊に${cards(e.cards)}を奪われた。`,
    returned: (e) => line`${ship(e.good)}が${port(e.to)}へ戻る。`,
    farmToMarket: (e) => (e.cards.length > 0 ? line`農場の${e.cards.length}枚が市場へ。` : null),
    dealt: () => null,
    reshuffled: (e) => line`捨札${e.cards}枚を切り直して新しい山札に。`,
    passed: (e) => line`${seat(e.seat)}は取れるカードがなく、手番を飛ばす。`,
    ended: (e) =>
      e.reason === 'tokens'
        ? line`トークンが8個に。ゲーム終了。`
        : line`誰も取れるカードがない。ゲーム終了。`,
  },
  refusals: {
    cardNotThere: ({ detail }) => line`そこに取れる${cardName(String(detail?.card))}はありません。`,
    cardReserved: () => line`そのカードには予約コマが載っています。`,
    nothingToBuy: () => line`市場に買えるカードがありません。`,
    notInHand: ({ detail }) => line`手札に${cardName(String(detail?.card))}がそれだけありません。`,
    tooLittlePaid: ({ detail }) =>
      line`${Number(detail?.short)}足りません。市場は${Number(detail?.price)}、支払いは${Number(detail?.paid)}です。`,
    noSuchToken: ({ detail }) => line`使える${goodWord(detail?.good)}のトークンが足りません。`,
    tokenWithoutCard: ({ detail }) =>
      line`そのトークンで無料にできる${goodWord(detail?.good)}のカードが市場にありません。`,
    noTokensInClassic: () => line`クラシックではトークンによる割引はありません。`,
    pieceUsed: () => line`ダブルアクションはもう使いました。`,
    doubleNothingLeft: () => line`1枚取ると、買うカードが残りません。`,
    doubleTooDear: () => line`そのカードを取っても、残りの代金を払えません。`,
    onlyStandard: () => line`クラシックにダブルアクションはありません。`,
    onlyClassic: () => line`予約ができるのはクラシックだけです。`,
    pieceOut: () => line`予約コマはすでにカードの上にあります。`,
    alreadyReserved: () => line`そのカードはすでに予約されています。`,
    noIcon: ({ detail }) => line`${cardName(String(detail?.card))}に倉庫アイコンはありません。`,
    tooFewIcons: ({ detail }) =>
      line`倉庫アイコン${Number(detail?.icons)}個で${Number(detail?.kept)}枚は守れません。`,
    playsTooMany: () => line`出すカード1枚につき、少なくとも1枚を守る必要があります。`,
    notExposed: ({ detail }) => line`${cardName(String(detail?.card))}は今回の襲撃の対象ではありません。`,
    mustBuyNow: () => line`1枚取ったので、次は購入しなければなりません。`,
    raidFirst: () => line`先に、海賊から守るカードを決めてください。`,
  },
  actions: {
    take: (a) => (a.reserved ? line`予約した${cardText(a.card)}を取る` : line`${cardText(a.card)}を取る`),
    buy: (a, view) => {
      const price = priceFor(view, a.tokens)
      const paid = a.pay.length > 0 ? line`（支払い ${cards(a.pay)}）` : line``
      const tokens = a.tokens.length > 0 ? line`（トークン ${tokenWords(a.tokens)}）` : line``
      return line`${price}で買う${paid}${tokens}`
    },
    double: (a) => line`ダブルアクション：${cardText(a.card)}を取って買う`,
    reserve: (a) => line`${ZONE[a.zone]}の${cardText(a.card)}を予約する`,
    protect: (a) =>
      a.keep.length === 0
        ? line`守らない`
        : line`${a.keep.length}枚を守る：${cards(a.keep)}（${cards(a.play)}を出す）`,
  },
  kinds: {
    take: 'お金を入手',
    buy: '商品を購入',
    double: 'ダブルアクション',
    reserve: '予約',
    protect: '商品を守る',
  },
  prompt(view) {
    const { shown, viewer } = view
    const { phase } = shown
    if (phase.type === 'over') return line`ゲームが終わりました。`
    if (phase.type === 'protect') {
      if (phase.seat === viewer) return line`${goods(shown.raided)}が襲撃されました。何を守りますか？`
      return line`${seat(phase.seat)}が守るカードを決めています。`
    }
    if (phase.type === 'refill') return line`市場に新しいカードが並びます。`
    if (phase.type === 'points') return line`山札から勝利点を受け取ります。`
    if (shown.turn !== viewer) return line`${seat(shown.turn)}の手番です。`
    if (phase.type === 'doubleBuy') return line`残りを${priceFor(view, [])}で買ってください。`
    const price = priceFor(view, [])
    const sum = sumInHand(view)
    if (sum >= price) return line`あなたの番。市場の商品を${price}で買いますか？`
    const lowest = lowestPriceFor(view)
    return sum >= lowest
      ? line`あなたの番。トークンを使えば市場の商品を${lowest}で買えます。買いますか？`
      : line`あなたの番。1枚取りましょう。市場は${price}です。`
  },
  position(view) {
    const { shown } = view
    const slot = (s: { card: string; by: number | null }): Line =>
      s.by === null ? [cardText(s.card)] : line`${cardText(s.card)}（${seat(s.by)}の予約）`
    return [
      {
        heading: line`航路`,
        lines: Object.entries(shown.ships).map(
          ([good, at]) =>
            line`${ship(good as Good)}：${port(at)}${at === 3 || at === 4 ? '（海賊マス）' : ''}`,
        ),
      },
      { heading: line`市場 ${priceFor(view, [])}`, lines: [series(shown.market.map(slot))] },
      { heading: line`農場`, lines: [series(shown.farm.map(slot))] },
      ...shown.seats.map((one, index) => ({
        heading: line`${seat(index)}`,
        lines: [
          one.hand ? line`手札：${cards(one.hand)}` : line`手札：${one.handSize}枚`,
          line`在庫：${one.stock.length > 0 ? cards(one.stock) : line`なし`}${one.stored.length > 0 ? line`、倉庫：${cards(one.stored)}` : line``}`,
          line`トークン ${one.tokenCount}/8：${one.tokens.up.length > 0 ? tokenWords(one.tokens.up) : line`未使用なし`}${one.tokens.used.length > 0 ? line`、使用済み：${tokenWords(one.tokens.used)}` : line``}`,
          one.points === null
            ? line`勝利点：${one.thickness === 0 ? 'なし' : `指${one.thickness}本ぶんの束`}`
            : line`勝利点：${one.points}`,
        ],
      })),
    ]
  },
  endings: { tokens: '誰かのトークンが8個になった', exhausted: '誰も取れるカードがなくなった' },
  dividesLog(event) {
    return event.type === 'turnBegan' ? { roundOf: event.seat } : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    if (!one || one.points === null) return []
    return [line`${strong(`${one.points}勝利点`)}`, line`トークン${one.tokenCount}個（同点のときだけ比べる）`]
  },
  decidedBy({ shown }, first, second) {
    const many = (seat: number) => shown.seats[seat]?.tokenCount ?? 0
    return `実績トークンの数（${many(first)}対${many(second)}）`
  },
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    return one ? [{ name: '実績\u200bトークン', value: one.tokenCount }] : []
  },
}
