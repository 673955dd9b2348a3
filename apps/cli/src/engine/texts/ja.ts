import { listsIn } from '@quayside/texts'
import type { EngineWords } from './words.ts'

const { row } = listsIn('ja')

export const ja: EngineWords = {
  badJson: 'この行はJSONオブジェクトではありません。',
  tooLong: 'この行は長すぎます。',
  unknownVerb: (verb, known) => `「${verb}」という命令はありません。あるのは ${row(known)} です。`,
  noGameYet: 'まだゲームが始まっていません。「new」か「load」から始めてください。',
  internal: (why) => `エンジンの内部で処理できませんでした（${why}）。局面は変わっていません。`,
  badField: (what) => `入力が正しくありません（${what}）。`,
}
