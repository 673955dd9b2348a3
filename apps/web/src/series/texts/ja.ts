import { listsIn } from '@quayside/texts'
import type { SeriesWords } from './words.ts'

const { and } = listsIn('ja')

export const ja: SeriesWords = {
  again: 'もう一局',
  next: '次の対局へ',
  seatsTitle: '席順',
  seats: { same: '同じ席', rotated: '席をひとつずつずらす', drawn: '席はくじで決める' },
  lengthTitle: '連戦',
  length: (games) => (games === 1 ? '一局だけ' : `${games}番勝負（この対局を含む）`),
  title: (games) => `${games}番勝負`,
  played: (many, of) => `最大${of}局のうち${many}局終了`,
  nameColumn: 'プレイヤー',
  gameColumn: (n) => `第${n}局`,
  winsColumn: '勝ち数',
  wins: (names) => `${and(names)}さんが勝ち越しました。`,
  drawnOut: '勝者なしで終わりました。',
}
