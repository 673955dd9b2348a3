import type { PushWords } from './words.ts'

export const ja: PushWords = {
  title: 'お知らせ',
  note: 'ページを閉じていても、手番などをこの端末にお知らせします。卓を開いている間は届きません。',
  nobody: 'まず、ほかの人との卓に着いて名前を決めてください。',
  noServer: 'このサーバーは通知を送りません。',
  why: {
    insecure:
      'このページは家庭内などの http で開かれています。ブラウザが通知を許すのは https のときだけです。',
    unsupported: 'このブラウザは通知を受け取れません。スマートフォンでは、先にホーム画面へ追加してください。',
    refused: 'このサイトの通知は拒否されています。ブラウザのサイト設定で変えられます。',
  },
  turnOn: 'この端末に知らせる',
  turnOff: 'この端末ではやめる',
  isOn: 'この端末にお知らせします。',
  others: (devices) => `お知らせが届く端末は全部で${devices}台です。`,
  kindsTitle: '知らせてほしいこと',
  kinds: {
    turn: '自分の手番',
    time: '持ち時間が少ないとき',
    offer: '自分への申し出',
    proposal: '待ったや終了の提案',
    invitation: '再戦の卓',
    end: '対局の終わり',
    chat: 'チャット（四時間に一度まで）',
  },
  quiet: '知らせない時間帯',
  quietOn: 'この時間は知らせない',
  from: '開始',
  to: '終了',
  offer: '何日もかかる卓です。手番が来たら、この端末にお知らせしましょうか。',
  offerOn: '手番が来たら、この端末にお知らせします。',
  notNow: '今はしない',
  toSettings: '内容と時間帯を選ぶ',
}
