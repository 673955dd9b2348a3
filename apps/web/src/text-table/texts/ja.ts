import type { TextTableWords } from './words.ts'

export const ja: TextTableWords = {
  now: '今の状況',
  choices: 'あなたの選択肢',
  nothingAsked: '今、選ぶことはありません。',
  many: (kind, count) => `${kind}：${count}通り`,
  composed: 'この内容：',
  position: '盤面',
  story: 'これまでの出来事',
  over: 'ゲーム終了',
  showBoard: '盤を表示する',
  showBoardHelp: '文字の卓です。盤面は文章で、選択肢はボタンで示します。',
}
