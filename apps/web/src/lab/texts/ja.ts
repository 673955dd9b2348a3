import { listsIn } from '@quayside/texts'
import type { LabWords } from './words.ts'

const { and, row } = listsIn('ja')

export const ja: LabWords = {
  title: '実験室',
  intro: 'このルールは公平でしょうか。ボットに何千回も遊ばせて、この場で確かめられます。',
  game: 'ゲーム',
  players: '席',
  seat: (n) => `席${n}`,
  firstSeat: '席1（最初の手番）',
  games: '対戦数',
  rules: 'ルール',
  run: '対戦を始める',
  stop: '止める',
  progress: (done, all) => `${all.toLocaleString('ja')}戦中${done.toLocaleString('ja')}戦`,
  speed: (perSecond) => `毎秒${perSecond.toLocaleString('ja')}戦`,
  advantage: '勝率',
  advantageHelp: (fair) => `席ごとの勝率です。ひげは95%信頼区間、線は均等な勝率（${fair}）を示します。`,
  scores: '点数',
  scoresHelp: '席ごとの平均と95%信頼区間です。下は点数の分布です。',
  lengths: '長さ',
  lengthsHelp: (mean) => `1戦のラウンド数です。平均は${mean}です。`,
  endings: '終わり方',
  waiting: '最初の対戦を進めています…',
  fair: 'はっきり有利な席も不利な席もありません。',
  unfair: (more, less) =>
    [
      ...(more.length > 0 ? [`${and(more)}は勝率が均等な値より高くなっています。`] : []),
      ...(less.length > 0 ? [`${and(less)}は勝率が均等な値より低くなっています。`] : []),
    ].join(''),
  mixed: '席ごとにボットが違うため、差はボットの強さによるかもしれません。',
  tooFew: '判断するには対戦数が足りません。',
  bar: (name, value, low, high) => `${name}は${value}、${low}から${high}の間`,
  bins: (parts) => row(parts),
  times: (value, many) => `${value}は${many}回`,
  failed: (why) => `対戦が止まりました：${why}`,
}
