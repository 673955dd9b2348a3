import type { TableWords } from './words.ts'

export const ja: TableWords = {
  revealed: '新しいカードが公開されたため、元に戻せません。',
  othersMoved: 'ほかの人がすでに行動したため、元に戻せません。',
  newerRules: 'この対局のルールは、このページのものより新しい版です。閲覧のみできます。',
  readOnly: (where) => `今のルールではこの古い記録を${where}手目より先に進められません。閲覧のみできます。`,
  curtainTitle: (name) => `${name}に端末を渡してください`,
  curtainText: '本人が来るまで、手札は誰にも見えません。',
  curtainButton: (name) => `${name}です`,
  soundOn: '音はオフです。オンにする',
  soundOff: '音はオンです。オフにする',
}
