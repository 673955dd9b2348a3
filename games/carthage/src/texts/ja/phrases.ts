export const phrases = {
  leaveMyShip: '私の船には手を出さないで',
  pirates: '海賊に気をつけて',
  hurry: 'カルタゴへ急ぎましょう',
  wait: '決算はもう少し待って',
  fineSale: 'いい商売ですね',
}
