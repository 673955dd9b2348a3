import { listsIn } from '@quayside/texts'
import type { HistoryWords } from './words.ts'

const { and } = listsIn('ja')

export const ja: HistoryWords = {
  title: '自分の対局',
  gamesTab: '履歴',
  statisticsTab: '戦績',
  finished: '終局した対局',
  many: (games) => `${games}局`,
  all: 'すべて',
  search: '名前・ゲーム・日付',
  empty: '終局した対局がここに並び、リプレイを見られます。',
  noMatch: (text) => `「${text}」に合う対局はありません。`,
  clear: '検索を消す',
  more: 'さらに表示',
  moves: (many) => `${many}手`,
  placeOf: (place, players) => `${players}人中${place}位`,
  points: (score) => `${score}点`,
  rating: (before, after) => `レート ${before}\u00a0→\u00a0${after}`,
  stopped: '中止',
  wonBy: (names) => `勝者：${and(names)}`,
  against: (names) => and(names),
  replayOf: (game, date) => `リプレイ：${game}、${date}`,
  forgetOne: (game, date) => `履歴から削除：${game}、${date}`,
  forgetSure: 'この対局を履歴から完全に削除しますか？',
  keeping: '書き出しと削除',
  keepingHelp:
    '卓を削除しても、対局はここに残ります。ここで削除するまで消えません。一緒に対局した人の履歴はそのままです。',
  exportRecords: '棋譜をすべて保存（.zip）',
  exportTable: '一覧を保存（.csv）',
  importRecords: '.gameファイルを追加',
  imported: (games) => `${games}局を追加しました。`,
  notImported: (file, line, problem) => `${file}の${line}行目：${problem}`,
  forgetAll: 'すべて削除',
  forgetAllSure: 'この端末とサーバーの履歴をすべて、完全に削除しますか？',
  serverAway: 'サーバーに接続できません。この端末の対局だけを表示しています。',
  wonTitle: '勝率',
  evenNote: '点線：互角の場合の勝率',
  rivalsColumn: '相手',
  variantColumn: 'バリアント',
  gamesColumn: '対局数',
  wonColumn: '勝率と推定範囲',
  streakColumn: '連勝・連敗',
  timeColumn: '1手の時間',
  bestColumn: '最高点',
  placeColumn: '平均順位',
  rivals: {
    person: '人',
    random: 'ランダム',
    'level:1': '見習い',
    deckhand: '甲板員',
    'level:3': '甲板長',
    mate: '航海士',
    'level:5': '航海長',
    captain: '船長',
    'level:7': '船団長',
    'level:8': '提督',
    'level:2': '甲板員',
    'level:4': '航海士',
    'level:6': '船長',
    alone: '一人',
  },
  variantsTitle: 'バリアント別',
  standard: '標準',
  chosen: (option, value) => `${option}：${value}`,
  range: (low, high) => `${low}～${high}`,
  streak: (games) => (games > 0 ? `${games}連勝` : `${-games}連敗`),
  tileGames: '最後まで対局した数',
  tileWon: '勝利',
  tileStreak: '最長の連勝',
  tilePlace: '平均順位',
  tileTime: '一手の平均時間',
  noTime: '時間の記録なし',
  duration,
  lastTitle: (games) => `直近${games}局`,
  lastNote: '上：勝ち、下：負け、点：運。右が最新',
  luckTitle: '運',
  luckNote: '50が平均',
  luckHelp:
    '引いた結果ごとに、ほかの結果だった場合と比べて勝率がどれだけ上がったかを合計します。90なら、十人中九人より引きに恵まれています。',
  reading: (done, of) => `棋譜を読み込み中：${of}局中${done}局`,
  readGames: (games) => `${games}局の棋譜から運と序盤を調べる`,
  openingsTitle: '序盤別',
  openingColumn: '序盤',
  lastSaid: (won, games) => `直近${games}局のうち${won}局に勝利`,
  few: '3局以上になると数値を表示します。',
  notCounted: (games) =>
    `${games}局は数えていません（途中で中止した対局、または1台の端末を囲んだ対局で、設定した名前の参加者がいないもの）。`,
}

function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)}秒`
  if (seconds < 100) return `${Math.round(seconds)}秒`
  const minutes = seconds / 60
  if (minutes < 100) return `${Math.round(minutes)}分`
  return `${Math.round(minutes / 60)}時間`
}
