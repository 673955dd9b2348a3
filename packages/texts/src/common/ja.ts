import type { CommonTexts } from '../game-texts.ts'

export const ja: CommonTexts = {
  refusals: {
    gameOver: 'ゲームはすでに終わっています。',
    notYourTurn: 'あなたの手番ではありません。',
    notNow: '今はできません。',
    staleAsk: '選んでいる間に状況が変わりました。もう一度確かめてください。',
    unreadable: 'このゲームにない行動です。',
    readOnly: 'この卓は見るだけで、続けられません。',
    noChancePending: '今は引いたり振ったりする場面ではありません。',
    impossibleOutcome: '今その結果は出ません。',
    nothingToUndo: '元に戻せる手がありません。',
  },
  viewerName: (viewer, names) =>
    viewer === 'watcher'
      ? '観戦者'
      : viewer === 'auto'
        ? '自動プレイヤー'
        : (names?.[viewer] ?? `席${viewer}`),
}
