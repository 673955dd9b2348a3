import type { ClientWords } from './words.ts'

export const ja: ClientWords = {
  ended: 'この卓との接続は終了しました。',
  unknown: 'サーバーから理由が返ってきませんでした。',
}
