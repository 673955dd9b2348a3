import { listsIn } from '@quayside/texts'
import type { MailWords } from './words.ts'

const { and } = listsIn('ja')

export const ja: MailWords = {
  askSubject: 'Quayside：メールアドレスの確認',
  ask: (link) =>
    `手番のお知らせ先として、このアドレスが登録されました。
ご本人であれば、次のページを開いて確認してください。リンクは二日間有効です。

${link}

お心当たりがなければ、何もする必要はありません。確認されるまで、お知らせは届きません。`,
  subject: (tables) =>
    tables === 1 ? 'Quayside：あなたの手番です' : `Quayside：${tables}卓であなたの手番です`,
  waiting: 'あなたの手番を待っている卓があります。',
  table: (title, rivals) => (rivals.length > 0 ? `${title}（相手：${and(rivals)}）` : title),
  left: (hours) => `残り約${hours}時間`,
  soon: '残り一時間足らず',
  more: (tables) => `ほかに${tables}卓あります。`,
  settings: (link) => `お知らせの内容と時間帯の設定：${link}`,
  stop: (link) => `メールを止める：${link}`,
}
