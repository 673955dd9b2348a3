import type { PlayWords } from './words.ts'

export const ja: PlayWords = {
  help: '番号か、手の記法を入力してください。u 元に戻す、h これまでの出来事、s ファイル名 保存、q 終了。',
  number: '選択：',
  more: '通り',
  undone: '元に戻しました。',
  undoAsks: 'すでに新しいことが明らかになったので、ほかの人の同意なしには元に戻せません。',
  unreadable: 'このゲームの手として読めません。',
  curtain: (name) => `${name}に端末を渡し、Enterを押してください。`,
  bye: (moves) => `${moves}手で中断しました。`,
  you: 'あなた',
  crew: ['アダ', 'ブラム', 'クレオ', 'ダリオ', 'エッダ'],
  saved: (file) => `${file} に保存しました。`,
  back: '戻る',
  mayPass: '何もしないときは、そのままEnterを押してください。',
}
