import type { HintWords } from './words.ts'

export const ja: HintWords = {
  title: '船長ならこうする',
  thinking: '船長が考えています…',
  done: '船長の考えがまとまりました。',
  nothing: '何もしない',
  values: '数字は推定勝率です。',
  play: (deed) => `この手にする：${deed}`,
  playShort: 'この手にする',
  close: '助言を閉じる',
  hint: 'ヒント',
  hintLater: 'あなたが選ぶ場面になると、船長に聞けます。',
}
