import type { MailWords } from './words.ts'

export const ja: MailWords = {
  title: 'メールでのお知らせ',
  note: '手番を待っている卓をまとめて、一日に一通までお送りします。内容と時間帯は上の設定に従います。',
  address: 'メールアドレス',
  ask: '確認用のリンクを送る',
  asked: (address) => `${address} に確認メールを送りました。二日以内にリンクを開いて確認してください。`,
  isOn: (address) => `${address} にお知らせします。`,
  another: 'アドレスを変更できます。新しいアドレスを確認するまでは、これまでのアドレスにお送りします。',
  stop: 'メールを止める',
  forget: 'このアドレスを削除',
  confirmNote: '手番のお知らせを、このアドレスにお送りしますか。一日に一通までです。',
  confirm: 'このアドレスに送る',
  confirmed: 'アドレスを確認しました。',
  stopNote: 'お知らせのメールを止めますか。アドレスは削除されます。',
  stopped: 'メールを止め、アドレスを削除しました。',
}
