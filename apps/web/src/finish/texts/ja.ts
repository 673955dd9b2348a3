import { listsIn } from '@quayside/texts'
import type { FinishWords } from './words.ts'

const { row } = listsIn('ja')

export const ja: FinishWords = {
  result: '結果',
  place: '順位',
  player: 'プレイヤー',
  points: '点数',
  behind: (name, points, decided) =>
    points > 0 ? `${name}と${points}点差` : `${name}と同点${decided === null ? '' : `、${decided}で決定`}`,
  counted: '点数の内訳',
  turning: '勝負の分かれ目',
  turningNote: 'その手の前後の勝率の変化',
  noTurning: '一手で流れが変わった場面はありません。',
  move: (at) => `${at}手目`,
  watch: 'この手をリプレイで見る',
  computing: '計算中…',
  replay: 'リプレイと分析',
  newTable: '新しい卓',
  more: 'この対局の記録',
  wins: (names) => (names.length === 1 ? `${names[0]}の勝ち` : `${row(names)}の同点優勝`),
  because: (reason) => `終了の理由：${reason}。`,
  again: 'もう一度遊ぶ',
  showBoard: '盤面を見る',
  showCount: '結果を見る',
}
