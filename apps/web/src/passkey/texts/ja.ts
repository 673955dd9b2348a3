import type { PasskeyWords } from './words.ts'

export const ja: PasskeyWords = {
  title: 'パスキー',
  note: 'パスキーがあれば、別の端末でも、この端末をなくしたときも、名前・フレンド・レート・履歴をそのまま使えます。パスワードは要りません。鍵は端末やパスワード管理アプリに保存されます。',
  why: {
    insecure:
      'このページは暗号化されていない http で開かれています（家庭内ネットワークなど）。パスキーは https でのみ使えます。',
    unsupported: 'このブラウザはパスキーに対応していません。',
    noServer: 'このサーバーではパスキーを使えません。ドメイン名と https が必要です。',
  },
  add: 'パスキーを追加',
  added: 'パスキーを追加しました。',
  enter: 'パスキーでログイン',
  entered: (name) => `この端末は${name}さんになりました。`,
  ended: '中止されたか、このサイトのパスキーがありません。',
  one: (created) => `${created}に追加`,
  used: (at) => `最後に使った日：${at}`,
  unused: '未使用',
  remove: '削除',
  removeSure: 'このパスキーを削除しますか。以後、ログインには使えません。',
}
