import type { HousePhrases } from './house-phrases.ts'

export const phrases: HousePhrases = {
  hello: 'よろしくお願いします',
  thanks: 'ありがとうございます',
  goodMove: 'いい手ですね',
  goodGame: '対戦ありがとうございました',
  sorry: 'すみません',
  yourTurn: 'あなたの番ですよ',
  moment: '少し待ってください',
  thinking: '考え中です',
  lucky: '運がよかったです',
  badLuck: 'ついてないですね',
  backSoon: 'すぐ戻ります',
  haveToGo: 'そろそろ失礼します',
  again: 'もう一度遊びませんか',
  yes: 'はい',
  no: 'いいえ',
  really: '本当ですか',
  heart: 'いいですね',
}
