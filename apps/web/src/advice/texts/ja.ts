import type { HintWords } from './words.ts'

export const ja: HintWords = {
  title: '船長ならこうする',
  thinking: '船長が考えています…',
  done: '船長の考えがまとまりました。',
  nothing: '何もしない',
  values: '数字は推定勝率です。',
  marks: '手を選ぶと、盤面に印が付きます。',
  play: (deed) => `この手を打つ：${deed}`,
  playShort: '打つ',
  close: '助言を閉じる',
  hint: 'ヒント',
  hintLater: 'あなたが選ぶ場面になると、船長に聞けます。',
}
