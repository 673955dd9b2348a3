import { type GameTexts, icon, type Line, line, listsIn, type Part, seat, strong } from '@quayside/texts'
import type { Moved } from '../events.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import { harbour } from './ja/harbour.ts'
import { optionGroups, options } from './ja/options.ts'
import { refusals, SYMBOL_WORD } from './ja/refusals.ts'
import {
  type CartagenaView,
  grouped,
  handOf,
  isDarkName,
  landingOf,
  pathOf,
  type Stop,
  sum,
  symbolName,
} from './words.ts'

const { series, row } = listsIn('ja')

const PLACE = { prison: '牢獄', wreck: '沈みかけた船', ship: '船', cove: '入り江' }
const place = (where: Place): string => (typeof where === 'number' ? `${where}番` : PLACE[where])
const SHORE = { cartagena: 'カルタヘナ', tortuga: 'トルトゥーガ島' }

const cardText = (card: string): Part =>
  icon(`card:${card}`, `${isDarkName(card) ? '黒い' : ''}${SYMBOL_WORD[symbolName(card)]}`)
const cards = (list: readonly string[]): Line =>
  series(
    grouped(list).map(([card, many]) =>
      many > 1 ? line`${cardText(card)}${many}枚` : line`${cardText(card)}`,
    ),
  )
const symbol = (letter: string): Part => icon(`symbol:${letter}`, SYMBOL_WORD[symbolName(letter)])

function moved(e: Moved): Line {
  const over = e.jumped.length > 0 ? `（${row(e.jumped)}を飛び越し）` : ''
  const worth = e.cards > 0 ? `カードを${e.cards}枚引く。` : ''
  const way = `${place(e.from)}から${place(e.to)}へ`
  if (e.way === 'morgan')
    return line`${seat(e.by)}が${seat(e.owner)}の海賊を${way}前進させた${over}。${worth}`
  if (e.way === 'snake') return line`ヘビに驚き、${seat(e.by)}の海賊が${way}戻った。`
  if (e.way === 'backward') return line`${seat(e.by)}が${way}後退${over}。${worth}`
  return e.pirates === 2
    ? line`${seat(e.by)}の海賊2人が${way}前進${over}。`
    : line`${seat(e.by)}が${way}前進${over}。`
}

/** Where a pirate goes: 14番へ. */
function thither(action: Action, view: CartagenaView): string {
  const to = landingOf(action, view)
  return to ? `${place(to.to)}へ` : ''
}

const drawn = (action: Action, view: CartagenaView) => `${landingOf(action, view)?.cards ?? 0}枚引く`

function standing({ place: where, symbol: letter, pirates, token }: Stop): Line {
  const who = series(pirates.map(({ seat: one, many }) => line`${seat(one)}${many > 1 ? `×${many}` : ''}`))
  const sign = letter ? line` ${symbol(letter)}` : line``
  return line`${place(where)}${sign}${token ? '（宝箱トークン）' : ''}：${pirates.length > 0 ? who : 'なし'}`
}

export const ja: GameTexts<Cartagena> = {
  ...harbour,
  colours: { red: '赤', green: '緑', yellow: '黄', blue: '青', black: '黒' },
  options,
  optionGroups,
  layout: {
    title: 'ボードのコード',
    explain:
      '同じボードでもう一度遊ぶには、ここにコードを貼り付けます。空欄なら、上で選んだとおりに並べます。',
    of: ({ shown }) => shown.boards.join(','),
  },
  events: {
    turnBegan: (e) => (e.captain ? line`${seat(e.seat)}が船長に。` : null),
    played: (e) => {
      if (e.use === 'forward') return line`${seat(e.seat)}が${cards(e.cards)}をプレイ。`
      if (e.use === 'parrot')
        return line`ブラック・マジック・ウーマン。${seat(e.seat)}がオウム2枚を${symbol(e.as)}としてプレイ。`
      if (e.use === 'pair')
        return line`ブラック・マジック・ウーマン。${seat(e.seat)}が${cards(e.cards)}で海賊2人を一緒に動かす。`
      return line`ブラック・マジック・ウーマン。${seat(e.seat)}が${cards(e.cards)}の効果を使用。`
    },
    darkPlayed: (e) => line`黒いカード。${seat(e.seat)}以外は手札が7枚になるまで捨てる。`,
    discarded: (e) => line`${seat(e.seat)}が${cards(e.cards)}を捨てた。`,
    moved,
    snakeHeld: (e) => line`ヘビが出たが、${seat(e.seat)}の海賊は${place(e.at)}から動けず。`,
    sailed: (e) => line`${seat(e.seat)}が船を${SHORE[e.to]}へ${e.free ? '（船長の移動）' : ''}。`,
    drew: (e) =>
      e.card ? line`${seat(e.seat)}が${cardText(e.card)}を引いた。` : line`${seat(e.seat)}が1枚引いた。`,
    saw: (e) =>
      e.card
        ? line`${seat(e.seat)}が山札の${cardText(e.card)}を確認。`
        : line`${seat(e.seat)}が山札の1枚を確認。`,
    deckEmpty: (e) => line`カードが尽き、${seat(e.seat)}は${e.missing}枚引けず。`,
    reshuffled: (e) => line`捨て札${e.cards}枚を切り直して新しい山札に。`,
    lookedAt: (e) =>
      e.hand
        ? line`${seat(e.seat)}が${seat(e.target)}の手札を確認：${cards(e.hand)}。`
        : line`${seat(e.seat)}が${seat(e.target)}の手札を確認。`,
    taken: (e) =>
      e.card
        ? line`${seat(e.seat)}が${seat(e.target)}から${cardText(e.card)}を奪った。`
        : line`${seat(e.seat)}が${seat(e.target)}から1枚奪った。`,
    given: (e) =>
      e.card
        ? line`${seat(e.seat)}が${seat(e.to)}に${cardText(e.card)}を渡した。`
        : line`${seat(e.seat)}が${seat(e.to)}に1枚渡した。`,
    kept: (e) =>
      e.cards && e.cards.length > 0
        ? line`${seat(e.seat)}が${cards(e.cards)}を手札に。`
        : line`${seat(e.seat)}が${e.many}枚を手札に。`,
    putBack: (e) => {
      if (e.many === 0) return null
      if (!e.cards) return line`${seat(e.seat)}が${e.many}枚を山札の上に戻した。`
      return line`${seat(e.seat)}が上から順に${series(e.cards.map(cardText))}を戻した。`
    },
    opened: (e) => {
      const what = e.face === 'snake' ? 'ヘビ' : e.face === 'blank' ? 'ハズレ' : `カード${e.face}枚`
      return line`${seat(e.seat)}が${place(e.at)}の宝箱を開けた。中身は${strong(what)}。`
    },
    tokensMixed: (e) => line`宝箱トークンを混ぜ直し、${e.placed}個を配置。`,
    skipped: (e) => line`${seat(e.seat)}がパスして1枚引く。`,
    turnEnded: () => null,
    ended: (e) =>
      e.winner === null ? line`最終ラウンド終了。勝者なし。` : line`${seat(e.winner)}の海賊が全員ゴール。`,
  },
  refusals,
  actions: {
    forward: (a, view) => line`${cardText(a.card)}：${place(a.from)}から${thither(a, view)}進む`,
    backward: (a, view) => line`${place(a.from)}から${thither(a, view)}戻り${drawn(a, view)}`,
    morgan: (a, view) => line`${seat(a.seat)}を${place(a.from)}から${thither(a, view)}、${drawn(a, view)}`,
    ship: (_, { shown }) =>
      shown.ship === 'cartagena' ? line`${SHORE.tortuga}へ出航` : line`${SHORE.cartagena}へ戻す`,
    freeShip: () => line`船長の移動（アクション不要）`,
    gun: (a) => line`${cardText(a.card)}の効果：${seat(a.target)}の手札を見る`,
    rum: (a) => line`${cardText(a.card)}の効果：みんなに配る`,
    lantern: (a) => line`${cardText(a.card)}の効果：山札を4枚見る`,
    chest: (a) => line`${cardText(a.card)}の効果：${place(a.from)}の宝箱を開ける`,
    parrot: (a, view) =>
      line`${cards(a.cards)}を${symbol(a.as)}として：${place(a.from)}から${thither(a, view)}進む`,
    pair: (a, view) =>
      line`${cardText(a.hook)}の効果：2人を一緒に動かす、${place(a.from)}から${thither(a, view)}（${cards(a.cards)}${a.as ? line`を${symbol(a.as)}として` : line``}）`,
    skipDraw: () => line`パスして1枚引く`,
    endTurn: () => line`手番を終える`,
    discard: (a) => line`${a.cards.length}枚捨てる：${cards(a.cards)}`,
    take: (a) => line`${cardText(a.card)}を奪う`,
    share: (a) =>
      a.give.length === 0
        ? line`この通り配る：すべて手札へ`
        : line`この通り配る：左隣から順に${series(a.give.map(cardText))}`,
    keep: (a) =>
      a.top.length === 0
        ? line`この順で戻す：${cardText(a.card)}を手札へ`
        : line`この順で戻す：${cardText(a.card)}を手札へ、山札の上から${series(a.top.map(cardText))}`,
  },
  kinds: {
    forward: '前進',
    backward: '後退',
    morgan: 'モーガン',
    ship: '船の移動',
    freeShip: '船長の移動',
    gun: '銃',
    rum: 'ラム',
    lantern: 'ランタン',
    chest: '宝箱',
    parrot: 'オウム',
    pair: 'フック',
    skipDraw: 'パスして1枚引く',
    endTurn: '手番終了',
    discard: '捨てる',
    take: '奪う',
    share: 'ラムを配る',
    keep: '1枚を選ぶ',
  },
  prompt({ shown, viewer }) {
    const { phase } = shown
    const mine = shown.turn === viewer
    switch (phase.type) {
      case 'over':
        return line`ゲームが終わりました。`
      case 'discard':
        return phase.seat === viewer
          ? line`黒いカードが出ました。${phase.due}枚捨ててください。`
          : line`${seat(phase.seat)}が手札を減らしています。`
      case 'draw':
        return line`${seat(phase.seat)}がカードを引きます。`
      case 'token':
        return line`宝箱を開けます。`
      case 'take':
        return mine
          ? line`${seat(phase.target)}の手札から1枚選んでください。`
          : line`${seat(shown.turn)}が${seat(phase.target)}の手札を見ています。`
      case 'share':
        return mine ? line`誰にどのカードを渡しますか？` : line`${seat(shown.turn)}がラムを配っています。`
      case 'keep':
        return mine
          ? line`手札に入れる1枚と、戻す順番を選んでください。`
          : line`${seat(shown.turn)}が山札を見ています。`
      default:
        if (!mine) return line`${seat(shown.turn)}の手番です。`
        if (shown.freeShip)
          return line`あなたの番です。残り${shown.actionsLeft}アクション、船長の移動も使えます。`
        return line`あなたの番です。残り${shown.actionsLeft}アクション。`
    }
  },
  position(view) {
    const { shown } = view
    const hand = handOf(view)
    const stops = pathOf(shown).filter(
      (stop, i, all) => stop.pirates.length > 0 || stop.token || i === all.length - 1,
    )
    const ship = shown.ship === null ? [] : [line`船の位置：${SHORE[shown.ship]}`]
    const { stacked, mixed, under } = shown.deck
    return [
      { heading: line`道のり`, lines: [...ship, ...stops.map(standing)] },
      {
        heading: line`シンボル`,
        lines: [
          line`${pathOf(shown)
            .flatMap((stop) => stop.symbol ?? [])
            .join(' ')}`,
        ],
      },
      {
        heading: line`カード`,
        lines: [
          line`山札${stacked + mixed + under}枚、捨て札${sum(shown.discard)}枚`,
          ...(hand.length > 0 ? [line`あなたの手札：${cards(hand)}`] : []),
          ...(shown.look && shown.look.length > 0 ? [line`見ているカード：${cards(shown.look)}`] : []),
        ],
      },
      ...shown.seats.map((one, i) => ({
        heading: line`${seat(i)}`,
        lines: [
          line`ゴール ${one.home}/${one.pirates.length}、手札${one.handSize}枚`,
          ...(one.hand && i !== view.viewer
            ? [line`手札：${one.hand.length > 0 ? cards(one.hand) : 'なし'}`]
            : []),
        ],
      })),
    ]
  },
  endings: { home: '海賊が全員ゴールした', cap: '最終ラウンドが終わった' },
  // The card was the deed.
  followsInLog(event) {
    return event.type === 'moved' && event.way === 'forward'
  },
  dividesLog({ type }) {
    return type === 'turnEnded' ? 'after' : null
  },
  countUp(view, who) {
    const one = view.shown.seats[who]
    return one ? [line`${one.pirates.length}人中${strong(`${one.home}人`)}がゴール`] : []
  },
  decidedBy: () => '海賊全員の進み具合',
  scoreParts(view, who) {
    const one = view.shown.seats[who]
    return one ? [{ name: '残った手札', value: one.handSize }] : []
  },
}
