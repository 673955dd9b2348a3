import type { HintWords } from './words.ts'

export const ja: HintWords = {
  title: '船長ならこうする',
  thinking: '船長が考えています…',
  done: '船長の考えがまとまりました。',
  nothing: '何もしない',
  values: '数字は推定勝率です。',
  marks: '候補を押すと、盤面に印が付きます。',
  because: '下の小さな文字は、ほかの候補と比べた理由です。',
  rivals: '相手への影響',
  play: (deed) => `この手を選ぶ：${deed}`,
  playShort: '選ぶ',
  close: '助言を閉じる',
  hint: 'ヒント',
  hintLater: 'あなたが選ぶ場面になると、船長に聞けます。',
}
