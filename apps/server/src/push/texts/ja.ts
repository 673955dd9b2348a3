import { listsIn } from '@quayside/texts'
import type { PushWords } from './words.ts'

const { and } = listsIn('ja')

export const ja: PushWords = {
  with: (names) => `相手：${and(names)}`,
  turn: 'あなたの手番です。',
  time: (hours) => `持ち時間が残り少なくなっています（あと約${hours}時間）。`,
  soon: '持ち時間が残り少なくなっています（あと一時間足らず）。',
  offer: '返事を待っている申し出があります。',
  undo: (name) => `${name}さんが一手戻したいそうです。`,
  endProposed: (name) => `${name}さんが、結果なしで対局を終えることを提案しています。`,
  standIn: (name) => `${name}さんが、ボットに席を任せることを提案しています。`,
  invitation: (name) => `${name}さんがもう一度遊びたいそうです。卓の用意ができています。`,
  invited: (name) => `${name}さんから卓への招待が届いています。`,
  end: '対局が終わりました。',
  chat: (name) => `${name}さんが卓で発言しました。`,
  somebody: 'どなたか',
}
