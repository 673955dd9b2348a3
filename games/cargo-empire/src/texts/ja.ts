import type { View } from '@quayside/rules-kit'
import { type GameTexts, icon, type Line, line, listsIn, type Part, seat, strong } from '@quayside/texts'
import type { Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import { harbour } from './ja/harbour.ts'
import { objectives } from './ja/objectives.ts'
import { optionGroups, options } from './ja/options.ts'
import { cityIn, countCards, finalCount, type TieBreak } from './words.ts'

const { series, row } = listsIn('ja')

const TRANSPORT: { readonly [kind: string]: string } = { car: '自動車', train: '機関車', ship: '船' }
const CARGO: { readonly [colour: string]: string } = {
  orange: 'オレンジ',
  white: '白',
  grey: '灰',
  brown: '茶',
}
const HOUSE: { readonly [colour: string]: string } = {
  red: '赤',
  yellow: '黄',
  green: '緑',
  blue: '青',
  purple: '紫',
}
const SPACE = { upper: '上段', lower: '下段' }

const city = (id: string): Part => icon(`city:${id}`, cityIn('ja', id))
const name = (id: unknown) => cityIn('ja', String(id))
const who = (one: Who, vassal = false): Line => (vassal ? line`${seat(one)}の家臣` : [seat(one)])
const paid = (cards: { car: number; train: number; ship: number }) =>
  row(countCards(cards, (kind, many) => `${TRANSPORT[kind]}${many}枚`))
const marker = (kind: string): Part => icon(`marker:${kind}`, `${TRANSPORT[kind]}コマ`)
const objective = (id: string | null): Part =>
  id === null ? '目標カード' : icon(`objective:${id}`, `「${objectives[id] ?? id}」`)
const card = (kind: string): Part => icon(`transport:${kind}`, `${TRANSPORT[kind]}カード`)

const ABILITIES: { readonly [ability: string]: string } = {
  moveEmblem: '紋章を移動',
  gainCar: '自動車カードを獲得',
  moveCube: '貨物を移動',
  enhance: '機関車を強化',
  swapShip: 'カードを船に交換',
  copyEmblem: '紋章の能力を借用',
}

/** Where free steps come from. */
function freeFrom(cities: number, upgrade: number): string {
  const parts = [
    ...(cities > 0 ? [`都市で${cities}`] : []),
    ...(upgrade > 0 ? [`完全アップグレードで${upgrade}`] : []),
  ]
  return parts.length > 0 ? `（${parts.join('、')}）` : ''
}

const TIES: { readonly [T in TieBreak]: string } = {
  track: 'トラックの勝利点',
  levelThree: 'レベル3都市の勝利点',
  cityCards: '都市カードの勝利点',
  objectives: '目標の勝利点',
  order: '手番順',
}

export const ja: GameTexts<CargoEmpire> = {
  ...harbour,
  colours: HOUSE,
  options,
  optionGroups,
  events: {
    objectivesChosen: () => line`全員が目標カードを1枚選んだ。`,
    slotTaken: (e) =>
      e.card
        ? line`${who(e.who)}が手番順${e.slot}に入り、${card(e.card)}を獲得。`
        : line`${who(e.who)}が手番順${e.slot}に入る。`,
    postPlaced: (e) => line`${who(e.who, e.vassal)}が${city(e.city)}の${SPACE[e.space]}に交易所を配置。`,
    cityRevealed: (e) => line`${who(e.who)}が${city(e.city)}の都市カードを公開。`,
    emblemPlaced: (e) => line`${seat(e.seat)}が紋章を${city(e.city)}に配置。`,
    turnBegan: () => null,
    delivered: (e) =>
      e.cards
        ? line`${who(e.who)}が${paid(e.cards)}で${CARGO[e.cargo] ?? ''}の貨物を${city(e.from)}から${city(e.to)}へ輸送。`
        : line`${who(e.who, e.vassal)}が${CARGO[e.cargo] ?? ''}の貨物を${city(e.from)}から${city(e.to)}へ輸送。`,
    upgraded: (e) => line`${city(e.city)}がレベル${e.level}にアップグレード${e.full ? '（完全）' : ''}。`,
    cardUnder: (e) => line`${city(e.city)}の都市カードが白紙になった。`,
    shown: () => null,
    stepped: (e) => line`${who(e.who)}の${marker(e.marker)}が${strong(e.position)}マス目へ。`,
    gained: (e) => line`${seat(e.seat)}が${card(e.card)}を獲得。`,
    cityTaken: (e) => line`${who(e.who)}が${city(e.card)}の都市カードを獲得。`,
    objectiveDrawn: (e) => line`${who(e.who)}が${objective(e.objective)}を引いた。`,
    objectiveKept: (e) => line`${who(e.who)}が${objective(e.objective)}を手元に残した。`,
    extraSteps: (e) =>
      line`${who(e.who)}に追加ステップ${e.cities + e.upgrade}${freeFrom(e.cities, e.upgrade)}。`,
    expressTaken: (e) => line`${seat(e.seat)}が急行タイルを取り、${marker(e.marker)}を1ステップ進める。`,
    expressLaid: () => null,
    restocked: (e) => line`${seat(e.seat)}は輸送できず、${city(e.city)}の貨物を補充。`,
    supplied: (e) => line`${seat(e.seat)}は輸送できず、輸送手段カードを各1枚獲得。`,
    activated: (e) => {
      const deed = ABILITIES[e.ability] ?? e.ability
      return e.where === null
        ? line`${seat(e.seat)}が貨物2個を払い、${deed}。`
        : line`${seat(e.seat)}が貨物2個を払い、${deed}（${city(e.where)}）。`
    },
    vassalIdle: (e) => line`${seat(e.seat)}の家臣は輸送できず、交易所を1つ失った。`,
    autoCard: (e) =>
      e.marker
        ? line`自動プレイヤーのカードは${TRANSPORT[e.marker] ?? ''}、${e.steps}ステップ、矢印は${e.up ? '上' : '下'}。`
        : line`自動プレイヤーの山札を切り直し。`,
    autoPassed: (e) =>
      line`自動プレイヤーは${city(e.from)}から${series(e.cities.map(city))}へ運べる貨物がない。`,
    autoForced: (e) => line`自動プレイヤーは輸送できず、${city(e.city)}に交易所を配置。`,
    autoIdle: () => line`自動プレイヤーは交易所を置けなかった。`,
    roundEnded: (e) => line`第${e.round}ラウンド終了。`,
    ended: () => line`3ラウンドが終わり、ゲーム終了。`,
  },
  refusals: {
    notDealt: () => line`それは選べるものの中にありません。`,
    noSuchCity: ({ detail }) => line`「${String(detail?.city)}」はこのマップの都市ではありません。`,
    cardPicked: () => line`そのカードはすでに選ばれています。`,
    spaceTaken: () => line`そのスペースには交易所があります。`,
    levelThree: ({ detail }) => line`${name(detail?.city)}はレベル3なので、もう輸送できません。`,
    notPresent: ({ detail }) => line`${name(detail?.city)}に自分の交易所がありません。`,
    noCube: ({ detail }) =>
      line`${name(detail?.city)}に${CARGO[String(detail?.cargo)] ?? ''}の貨物がありません。`,
    sameCity: () => line`出発地と目的地は別の都市でなければなりません。`,
    noDemand: ({ detail }) =>
      line`${name(detail?.city)}のそのスペースは${CARGO[String(detail?.cargo)] ?? ''}の貨物を求めていません。`,
    barred: ({ detail }) => line`赤の紋章があるため、${name(detail?.city)}は選べません。`,
    notInHand: () => line`そのカードを持っていません。`,
    noRoute: () => line`このカードでは目的地まで届きません。`,
    needlessCard: () => line`なくても届くカードが含まれています。`,
    noTwoCardRight: () => line`好きな2枚で払えるのは黄の紋章だけです。`,
    ordinarySet: () => line`この2枚は通常の支払いです。`,
    expressNotPassed: () => line`この経路はその急行タイルを通りません。`,
    expressMustBeTaken: () => line`どの経路も急行タイルを通ります。1枚選んでください。`,
    mustDeliver: () => line`輸送できるときは、輸送しなければなりません。`,
    nothingToRestock: ({ detail }) => line`${name(detail?.city)}に空いた生産スペースがありません。`,
    noStepDue: ({ detail }) =>
      line`${TRANSPORT[String(detail?.marker)] ?? ''}コマに進むステップは残っていません。`,
    markerDidNotMove: () => line`追加ステップは、この手番にカードで進んだコマにだけ使えます。`,
    rowNeeded: () => line`タイルに入るので、上段か下段を選んでください。`,
    noRowHere: () => line`ここでは段を変えられません。`,
    noSuchSlot: () => line`その場所に都市カードはありません。`,
    noVassalRoute: () => line`家臣にその輸送はできません。`,
    noFamilies: () => line`一族能力は使っていません。`,
    otherFamily: ({ detail }) => line`これができるのは${HOUSE[String(detail?.colour)] ?? ''}の一族だけです。`,
    tooFewCubes: ({ detail }) => line`能力には手元の貨物が2個必要です。今は${Number(detail?.cubes)}個です。`,
    emblemThere: () => line`紋章はすでにそこにあります。`,
    noPlaceForCube: ({ detail }) => line`${name(detail?.city)}にその貨物を置ける場所がありません。`,
    tooLate: () => line`この手番では、もうできません。`,
    enhanceNeedless: () => line`強化すると、使ったカードの1枚が不要だったことになります。`,
    nobodyToCopy: () => line`借りられる紋章がありません。`,
    chooseFirst: () => line`先に、求められている選択を済ませてください。`,
  },
  actions: {
    keepObjective: (a) => line`${objective(a.objective)}を残す`,
    gainCard: (a) => line`${card(a.card)}を獲得`,
    startPost: (a) => line`${city(a.city)}の${SPACE[a.space]}に交易所を置く`,
    placeEmblem: (a) => line`紋章を${city(a.city)}に置く`,
    deliver: (a) => {
      // The express space `x1` of the notation is number 1 in the book.
      const over = a.express ? line`、急行${a.express.slice(1)}経由` : line``
      return line`${city(a.from)}→${city(a.to)}：${CARGO[a.cargo] ?? ''}（${SPACE[a.space]}）を${paid(a.cards)}で運ぶ${over}${a.emblem ? '、紋章' : ''}`
    },
    restock: (a) => line`${city(a.city)}の貨物を補充`,
    supply: () => line`輸送手段カードを各1枚獲得`,
    step: (a) =>
      a.row ? line`${marker(a.marker)}を${SPACE[a.row]}へ進める` : line`${marker(a.marker)}を進める`,
    takeCity: (a, view) => line`${city(view.shown.display[a.slot - 1] ?? 'blank')}を取る`,
    prefer: (a) => (a.bonus === 'city' ? line`都市カードを取る` : line`目標カードを引く`),
    vassal: (a) =>
      line`家臣が運ぶ：${city(a.from)}→${city(a.to)}、${CARGO[a.cargo] ?? ''}（${SPACE[a.space]}）`,
    moveEmblem: (a) => line`貨物2個：紋章を${city(a.city)}へ移動`,
    gainCar: () => line`貨物2個：自動車カードを獲得`,
    moveCube: (a) => line`貨物2個：${CARGO[a.cargo] ?? ''}の貨物を${city(a.from)}から${city(a.to)}へ移動`,
    enhance: () => line`貨物2個：機関車を強化`,
    swapShip: (a) => line`貨物2個：${TRANSPORT[a.card] ?? ''}カードを船に交換`,
    copyEmblem: (a) => line`貨物2個：${seat(a.seat)}の紋章の能力を借りる`,
    endTurn: () => line`手番を終える`,
  },
  kinds: {
    keepObjective: '目標カードを選ぶ',
    gainCard: 'カードを獲得',
    startPost: '交易所の配置',
    placeEmblem: '紋章の配置',
    deliver: '輸送',
    restock: '貨物の補充',
    supply: 'カードの補給',
    step: 'コマを進める',
    takeCity: '都市カードを取る',
    prefer: '都市か目標か',
    vassal: '家臣の輸送',
    moveEmblem: '紋章の移動',
    gainCar: '自動車の獲得',
    moveCube: '貨物の移動',
    enhance: '機関車の強化',
    swapShip: '船への交換',
    copyEmblem: '紋章の借用',
    endTurn: '手番を終える',
  },
  prompt(view) {
    const { shown, viewer } = view
    if (shown.phase === 'over') return line`ゲームが終わりました。`
    if (shown.phase === 'firstObjectives') {
      const waiting = viewer !== 'watcher' && shown.own?.chosen === null
      return waiting
        ? line`どちらの目標カードを残しますか？ゲーム終了時の得点になります。${faceDown(view)}`
        : line`ほかの人が目標カードを選んでいます。`
    }
    const actor = shown.order[shown.turn] ?? 'auto'
    if (actor !== viewer) return line`${seat(actor)}の手番です。`
    return prompts(view)
  },
  position(view) {
    const { shown } = view
    const open = shown.cities.filter((one) => one.level < 3)
    return [
      {
        heading: line`都市ディスプレイ`,
        lines: [series(shown.display.map((one) => (one === null ? '？' : city(one))))],
      },
      {
        heading: line`都市`,
        lines: open.map((one) => {
          const cubes = row(one.cubes.flatMap((cube) => (cube ? [CARGO[cube] ?? ''] : []))) || '貨物なし'
          const posts = one.posts.flatMap((post) => (post ? [line`${who(post.who, post.vassal)}`] : []))
          return line`${city(one.city)}（レベル${one.level}）：${cubes}${posts.length > 0 ? line`、交易所：${series(posts)}` : line``}`
        }),
      },
      ...shown.participants.map((one) => ({
        heading: line`${seat(one.who)}`,
        lines: [
          line`手元：${paid(one.hand) || 'なし'}、貨物${one.kept}個、残り交易所${one.postsLeft}`,
          line`自動車${one.markers[0]?.position ?? 0}、機関車${one.markers[1]?.position ?? 0}、船${one.markers[2]?.position ?? 0}`,
          line`都市カード：${series(one.cityCards.map(city))}${one.blanks > 0 ? `、白紙${one.blanks}枚` : ''}、目標${one.objectiveCount}枚`,
        ],
      })),
      ...(shown.own
        ? [{ heading: line`自分の目標`, lines: shown.own.objectives.map((id) => line`${objective(id)}`) }]
        : []),
    ]
  },
  endings: { rounds: '3ラウンドが終わった' },
  dividesLog({ type }) {
    return type === 'turnBegan' ? 'before' : null
  },
  countUp(view, owner) {
    const count = finalCount(view, owner)
    if (!count) return []
    const { track, levelThree, cityCards, objectives: sum, total, each, tie } = count
    return [
      line`${strong(`${total}勝利点`)}`,
      line`トラック${track}点、レベル3都市${levelThree}点、都市カード${cityCards}点、目標${sum}点`,
      ...each.map(({ id, points }) => line`${objective(id)}：${points}点`),
      ...(tie ? [line`同点のため、${TIES[tie]}で決定`] : []),
    ]
  },
  decidedBy(view, first) {
    const tie = finalCount(view, first)?.tie
    return tie ? TIES[tie] : null
  },
  scoreParts(view, owner) {
    const count = finalCount(view, owner)
    if (!count) return []
    return [
      { name: 'トラック', value: count.track },
      { name: 'レベル3', value: count.levelThree },
      { name: '都市\u200bカード', value: count.cityCards },
      { name: '目標', value: count.objectives },
    ]
  },
}

/** The own city that was dealt face down: one looks at it before choosing objective and post. */
function faceDown({ shown }: View<CargoEmpire>): Line {
  return shown.own?.faceDown ? line`${city(shown.own.faceDown)}からも始めます。` : []
}

function prompts(view: View<CargoEmpire>): Line {
  const { shown } = view
  if (shown.choice === 'takeCity') return line`どの都市カードを取りますか？`
  if (shown.choice === 'keepObjective') return line`どちらの目標カードを残しますか？`
  if (shown.choice === 'gainCard') return line`どのカードを獲得しますか？`
  if (shown.choice === 'cityOrObjective') return line`都市カードと目標カード、どちらにしますか？`
  if (shown.phase === 'firstPosts' || shown.phase === 'secondPosts')
    return line`最初の交易所をどの都市に置きますか？交易所のある都市が目標に数えられます。${faceDown(view)}`
  if (shown.phase === 'emblems') return line`紋章をどの都市に置きますか？`
  if (shown.phase === 'plan') return line`あなたの番です。どの都市から輸送しますか？`
  if (shown.stage === 'end' || shown.stage === 'idle')
    return line`手番を終えますか？先に一族能力を使うこともできます。`
  if (shown.phase === 'vassal') return line`家臣は何を輸送しますか？`
  return shown.stage === 'extra' ? line`追加ステップをどのコマに使いますか？` : line`どのコマを進めますか？`
}
