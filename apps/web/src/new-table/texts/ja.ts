import type { SetupWords } from './words.ts'

export const ja: SetupWords = {
  newTable: '新しい卓',
  seatsTitle: '参加者（席順）',
  seatNumber: (n) => `席${n}`,
  person: 'この画面の人',
  nameLabel: '名前',
  kindLabel: '種類',
  colourLabel: '色',
  anyColour: '抽選',
  beginsLabel: '最初の手番',
  beginsByLot: '抽選',
  addSeat: '席を増やす',
  removeSeat: '外す',
  moveUp: '上へ',
  moveDown: '下へ',
  begin: 'ゲームを始める',
  twiceColour: '同じ色を2つの席には使えません。',
  houseRule: 'ハウスルール',
  optionsTitle: 'ルール',
  ranks: {
    random: 'ボット：ランダム',
    deckhand: 'ボット：甲板員',
    mate: 'ボット：航海士',
    captain: 'ボット：船長',
  },
  lab: '公平かどうか実験室で試す',
}
