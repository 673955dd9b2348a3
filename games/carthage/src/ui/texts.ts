/** Words of the board itself. What happened and why not is said by the game's texts. */
import { type BothLanguages, type Line, line, type Part, plural, strong } from '@quayside/texts'
import type { Good } from '../content.ts'
import { coinsOf, goodOfCard } from './read.ts'

export interface BoardTexts {
  readonly ports: readonly string[]
  readonly shortPorts: readonly string[]
  readonly raidedReturn: string
  readonly route: string
  readonly goods: { readonly [G in Good]: string }
  card(card: string): string
  storedCard(card: string): string
  ship(good: Good, port: string): string
  token(good: Good): string
  usedToken(good: Good): string
  readonly market: string
  readonly marketNote: string
  readonly classicNote: string
  readonly farm: string
  readonly unknownCards: string
  readonly piles: string
  readonly drawPile: string
  readonly discardPile: string
  readonly free: string
  readonly raid: string
  readonly hand: string
  readonly stock: string
  readonly emptyStock: string
  points(many: number): string
  cards(many: number): string
  handSum(sum: number): string
  readonly doublePiece: string
  readonly reservePiece: string
  readonly pieceGone: string
  thickness(level: number): string
  tokensOf8(many: number): string
  reservedBy(name: string): string
  readonly dock: string
  askBuy(price: number): Line
  askBuyDouble(price: number): Line
  askTake(price: number, money: number): Line
  askTakeOnly: Line
  askDouble: Line
  askReserve: Line
  askRaid(goods: readonly Good[]): Line
  readonly price: string
  readonly tokens: string
  useToken(good: Good, saving: number): string
  readonly pay: string
  exact(icons: number): string
  over(many: number, icons: number): string
  readonly nothingPaid: string
  buyFor(price: number): Part[]
  readonly buy: string
  readonly take: string
  takeCard(card: string): string
  readonly chooseCard: Line
  readonly double: string
  doubleCard(card: string): string
  readonly reserve: string
  reserveCard(card: string): string
  readonly exposed: string
  readonly iconsToPlay: string
  readonly noIconsNeeded: string
  store(kept: number): string
  readonly letGo: string
  lossNote(lost: number, wasted: number): string
  readonly payday: string
  paydayOf(goods: readonly Good[]): string
  readonly setColumn: string
  sum(price: number, bonus: number, cards: number, score: number): string
  /** The same sum where there is little room. */
  shortSum(price: number, bonus: number, cards: number, score: number, rounded: number): string
  rounded(score: number): string
  readonly toPoints: string
  readonly toDiscard: string
  fromPile(many: number): string
  raidOn(goods: readonly Good[]): string
  readonly nobodyHit: string
  readonly dismiss: string
  storedWord: string
  lostWord: string
  standard: string
  classic: string
  subtitle(players: number, mode: string, round: number): string
  wouldGain(points: number): string
  wouldExpose(cards: number): string
}

const enGoods: { readonly [G in Good]: string } = {
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
}
const enCard = (card: string) => `${enGoods[goodOfCard(card)]} ${coinsOf(card)}`
const enList = (goods: readonly Good[]) => goods.map((good) => enGoods[good]).join(' and ')

const en: BoardTexts = {
  ports: ['Alexandria', 'Marmarica', 'Cyrenaica', 'Greater Syrtis', 'Lesser Syrtis', 'Carthage'],
  shortPorts: ['Alexandria', '', 'Cyrenaica', 'G. Syrtis', 'L. Syrtis', 'Carthage'],
  raidedReturn: 'raided ships return',
  route: 'The route from Alexandria to Carthage',
  goods: enGoods,
  card: enCard,
  storedCard: (card) => `${enCard(card)}, warehoused`,
  ship: (good, port) => `${enGoods[good]} ship: ${port}`,
  token: (good) => `${enGoods[good]} token`,
  usedToken: (good) => `${enGoods[good]} token, used`,
  market: 'Market',
  marketNote: 'you buy all of it or none',
  classicNote: 'you buy all that others have not reserved',
  farm: 'Farm: next market',
  unknownCards: '2 cards from the pile join them',
  piles: 'Piles',
  drawPile: 'draw',
  discardPile: 'discard',
  free: 'free',
  raid: 'raid',
  hand: 'Your hand',
  stock: 'Your stock',
  emptyStock: 'no goods',
  points: (many) => `${many} VP`,
  cards: (many) => plural(many, 'card'),
  handSum: (sum) => `hand ${sum},`,
  doublePiece: 'double',
  reservePiece: 'piece',
  pieceGone: 'used or out',
  thickness: (level) =>
    ['no points yet', 'a thin pile of points', 'some points', 'a thick pile of points', 'a very thick pile'][
      level
    ] ?? '',
  tokensOf8: (many) => `${many} of 8 tokens`,
  reservedBy: (name) => `reserved by ${name}`,
  dock: 'Your choice',
  askBuy: (price) => line`Your turn. Pay ${strong(price)} for the market?`,
  askBuyDouble: (price) => line`Now pay ${strong(price)} for what is left.`,
  askTake: (price, money) => line`Your turn. Take a card: the market costs ${price}, you hold ${money}.`,
  askTakeOnly: line`Your turn. Which card do you take?`,
  askDouble: line`Double action: which card first? Then you buy the rest.`,
  askReserve: line`Which card do you reserve?`,
  askRaid: (goods) => line`Pirates raid ${enList(goods)}. What do you store?`,
  price: 'Price',
  tokens: 'Tokens',
  useToken: (good, saving) => `Use a ${enGoods[good]} token: ${saving} less`,
  pay: 'You pay',
  exact: (icons) => `Exact. You keep ${plural(icons, 'warehouse icon')}.`,
  over: (many, icons) => `${many} too much is lost. You keep ${plural(icons, 'warehouse icon')}.`,
  nothingPaid: 'nothing',
  buyFor: (price) => [`Buy for ${price}`],
  buy: 'Buy',
  take: 'Take',
  takeCard: (card) => `Take ${enCard(card)}`,
  chooseCard: line`Choose a card above first.`,
  double: 'Double',
  doubleCard: (card) => `Take ${enCard(card)}, then buy`,
  reserve: 'Reserve',
  reserveCard: (card) => `Reserve ${enCard(card)}`,
  exposed: 'Exposed goods',
  iconsToPlay: 'Cards you play for their icons',
  noIconsNeeded: 'none',
  store: (kept) => `Store ${plural(kept, 'card')}`,
  letGo: 'Let all go',
  lossNote: (lost, wasted) =>
    `${lost === 0 ? 'Nothing is lost' : `${plural(lost, 'card')} lost`}${wasted > 0 ? `, ${plural(wasted, 'icon')} unused` : ''}.`,
  payday: 'Payday',
  paydayOf: (goods) => `Payday for ${enList(goods)}`,
  setColumn: 'set',
  sum: (price, bonus, cards, score) =>
    `${bonus > 0 ? `(${price - bonus} + ${bonus})` : price} × ${cards} = ${score}`,
  shortSum: (price, bonus, cards, score, rounded) =>
    `${bonus > 0 ? `(${price - bonus}+${bonus})` : price}×${cards}=${score}${rounded === score ? '' : `→${rounded}`}`,
  rounded: (score) => `rounded up to ${score}`,
  toPoints: 'to points',
  toDiscard: 'discarded',
  fromPile: (many) => `${many} from the pile`,
  raidOn: (goods) => `Raid on ${enList(goods)}`,
  nobodyHit: 'Nobody had goods in the open.',
  dismiss: 'Close the ledger',
  storedWord: 'stores',
  lostWord: 'loses',
  standard: 'standard',
  classic: 'classic',
  subtitle: (players, mode, round) => `${players} traders, ${mode}, round ${round}`,
  wouldGain: (points) => `would gain ${points} VP`,
  wouldExpose: (cards) => `would have ${plural(cards, 'card')} exposed to pirates`,
}

const jaGoods: { readonly [G in Good]: string } = { red: '赤', blue: '青', yellow: '黄', green: '緑' }
const jaCard = (card: string) => `${jaGoods[goodOfCard(card)]}${coinsOf(card)}`
const jaList = (goods: readonly Good[]) => goods.map((good) => jaGoods[good]).join('・')

const ja: BoardTexts = {
  ports: ['アレクサンドリア', 'マルマリカ', 'キュレナイカ', '大シルティス', '小シルティス', 'カルタゴ'],
  shortPorts: ['アレクサンドリア', '', 'キュレナイカ', '大ｼﾙﾃｨｽ', '小ｼﾙﾃｨｽ', 'カルタゴ'],
  raidedReturn: '襲われた船は戻る',
  route: 'アレクサンドリアからカルタゴへの航路',
  goods: jaGoods,
  card: jaCard,
  storedCard: (card) => `${jaCard(card)}（倉庫）`,
  ship: (good, port) => `${jaGoods[good]}の船：${port}`,
  token: (good) => `${jaGoods[good]}のトークン`,
  usedToken: (good) => `${jaGoods[good]}のトークン（使用済み）`,
  market: '市場',
  marketNote: '買うなら全部',
  classicNote: '他人の予約を除いて全部',
  farm: '農場：次の市場',
  unknownCards: '山札から2枚加わります',
  piles: '山札',
  drawPile: '山',
  discardPile: '捨',
  free: '無料',
  raid: '襲撃',
  hand: 'あなたの手札',
  stock: 'あなたの在庫',
  emptyStock: '商品なし',
  points: (many) => `${many}点`,
  cards: (many) => `${many}枚`,
  handSum: (sum) => `手札${sum}・`,
  doublePiece: 'ダブル',
  reservePiece: '予約コマ',
  pieceGone: '使用済み',
  thickness: (level) =>
    ['得点なし', '得点の束はわずか', '得点の束は少し厚い', '得点の束は厚い', '得点の束はかなり厚い'][level] ??
    '',
  tokensOf8: (many) => `トークン8個中${many}個`,
  reservedBy: (name) => `${name}が予約`,
  dock: 'あなたの選択',
  askBuy: (price) => line`あなたの番です。${strong(price)}で市場を買いますか？`,
  askBuyDouble: (price) => line`続けて、残りを${strong(price)}で買ってください。`,
  askTake: (price, money) => line`あなたの番です。1枚取ってください。市場は${price}、手札は${money}です。`,
  askTakeOnly: line`あなたの番です。どのカードを取りますか？`,
  askDouble: line`ダブルアクション。先に取る1枚を選んでください。残りは購入します。`,
  askReserve: line`どのカードを予約しますか？`,
  askRaid: (goods) => line`${jaList(goods)}の船が襲われました。何を守りますか？`,
  price: '値段',
  tokens: 'トークン',
  useToken: (good, saving) => `${jaGoods[good]}のトークンを使う：${saving}引き`,
  pay: '支払い',
  exact: (icons) => `過不足なし。アイコン${icons}個が残ります。`,
  over: (many, icons) => `${many}払いすぎ。アイコン${icons}個が残ります。`,
  nothingPaid: 'なし',
  buyFor: (price) => [`${price}で買う`],
  buy: '買う',
  take: '取る',
  takeCard: (card) => `${jaCard(card)}を取る`,
  chooseCard: line`先に上のカードを選んでください。`,
  double: 'ダブル',
  doubleCard: (card) => `${jaCard(card)}を取って買う`,
  reserve: '予約',
  reserveCard: (card) => `${jaCard(card)}を予約する`,
  exposed: '襲われる商品',
  iconsToPlay: '倉庫アイコンとして出すカード',
  noIconsNeeded: 'なし',
  store: (kept) => `${kept}枚を守る`,
  letGo: '守らない',
  lossNote: (lost, wasted) =>
    `${lost === 0 ? '失うカードはありません' : `${lost}枚を失います`}${wasted > 0 ? `。アイコン${wasted}個が余ります` : ''}。`,
  payday: '決算',
  paydayOf: (goods) => `${jaList(goods)}の決算`,
  setColumn: 'セット',
  sum: (price, bonus, cards, score) =>
    `${bonus > 0 ? `(${price - bonus} + ${bonus})` : price} × ${cards} = ${score}`,
  shortSum: (price, bonus, cards, score, rounded) =>
    `${bonus > 0 ? `(${price - bonus}+${bonus})` : price}×${cards}=${score}${rounded === score ? '' : `→${rounded}`}`,
  rounded: (score) => `切り上げて${score}`,
  toPoints: '得点へ',
  toDiscard: '捨札へ',
  fromPile: (many) => `山札から${many}枚`,
  raidOn: (goods) => `${jaList(goods)}の襲撃`,
  nobodyHit: '襲われた商品はありませんでした。',
  dismiss: '帳簿を閉じる',
  storedWord: '倉庫へ',
  lostWord: '失った',
  standard: '標準',
  classic: 'クラシック',
  subtitle: (players, mode, round) => `${players}人・${mode}・${round}巡目`,
  wouldGain: (points) => `${points}点を得ます`,
  wouldExpose: (cards) => `${cards}枚が襲われます`,
}

export const boardTexts: BothLanguages<BoardTexts> = { en, ja }
