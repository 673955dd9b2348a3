import { listsIn } from '@quayside/texts'
import type { SetupWords } from './words.ts'

const { row } = listsIn('ja')

export const ja: SetupWords = {
  newTable: '卓を作る',
  seatsTitle: '参加者（席順）',
  seatNumber: (n) => `席${n}`,
  person: 'この端末の人',
  nameLabel: '名前',
  kindLabel: '種類',
  colourLabel: '色',
  anyColour: 'おまかせ',
  beginsLabel: '最初の手番',
  beginsByLot: '抽選',
  addSeat: '席を増やす',
  removeSeat: '外す',
  moveUp: '上へ',
  moveDown: '下へ',
  begin: 'ゲームを始める',
  twiceColour: '同じ色を2つの席には使えません。',
  houseRule: 'ハウスルール',
  houseRules: 'ハウスルール',
  rankHelp: {
    random: '合法手から無作為に選びます。ルールを確かめるのに向いています。',
    'level:1': '見落としがとても多い相手です。お子さんや、はじめての一局に。',
    deckhand: '次の一手だけを見て、ときどき見落とします。最初の一局に。',
    'level:3': '次の一手だけを見ますが、見落としはわずかです。',
    mate: '手番の選択肢をすべて比べます。ほどよい相手です。',
    'level:5': '少しだけ先の展開まで考えます。',
    captain: '先の展開を何通りも試してから手を選びます。最初は負けるつもりで。',
    'level:7': '船長の2倍以上の時間をかけて先を読みます。',
    'level:8': '船長の6倍の時間をかけて先を読みます。',
  },
  optionsTitle: 'ルール',
  ranks: {
    random: 'ボット：ランダム',
    'level:1': 'ボット1：見習い',
    deckhand: 'ボット2：甲板員',
    'level:3': 'ボット3：甲板長',
    mate: 'ボット4：航海士',
    'level:5': 'ボット5：航海長',
    captain: 'ボット6：船長',
    'level:7': 'ボット7：船団長',
    'level:8': 'ボット8：提督',
    'level:2': 'ボット2：甲板員',
    'level:4': 'ボット4：航海士',
    'level:6': 'ボット6：船長',
  },
  summary(people, bots, rules) {
    const persons = people === 0 ? [] : [people === 1 ? 'あなた' : `${people}人`]
    const many = row(bots.map(({ name, many }) => `${name}${many}人`))
    const who = [...persons, ...(bots.length > 0 ? [`ボット（${many}）`] : [])].join('と')
    const way = rules.length > 0 ? `${row(rules)}` : '通常のルール'
    return people === 1 && bots.length === 0
      ? `あなた1人で、${way}で遊びます。`
      : `${who}が、${way}で遊びます。`
  },
  lab: '公平かどうか実験室で試す',
  importGame: '.game ファイルを読み込む',
  chooseFile: 'ファイルを選ぶ',
  importHelp: 'どの卓も、1つのテキストファイルとして持ち出せます。',
  importFailed: (line, problem) => `${line}行目：${problem}`,
}
