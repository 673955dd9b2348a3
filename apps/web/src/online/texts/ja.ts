import { listsIn } from '@quayside/texts'
import type { OnlineWords } from './words.ts'

const { row } = listsIn('ja')

const UNITS = [
  [86_400_000, '日'],
  [3_600_000, '時間'],
  [60_000, '分'],
  [1000, '秒'],
] as const

function duration(ms: number): string {
  const [size, name] = UNITS.find(([one]) => ms >= one && ms % one === 0) ?? [1000, '秒']
  return `${Math.round(ms / size)}${name}`
}

export const ja: OnlineWords = {
  whereTitle: 'どこで遊びますか？',
  where: { device: 'この端末で', link: 'オンライン（リンクで招待）', open: 'オンライン（誰でも参加）' },
  whereNotes: {
    device: 'ボット戦や、1台の端末を順に回す対戦。通信がなくても遊べます。',
    link: 'リンクを受け取った人だけが入れます。',
    open: '港の一覧に載り、空いている席に誰でも座れます。',
  },
  person: '人',
  clockTitle: '持ち時間',
  clockKinds: { none: 'なし', move: '1手ごと', game: 'ゲーム全体' },
  clockMove: '1手の制限時間',
  clockGame: '1人の持ち時間',
  clockIncrement: '1手ごとの加算',
  outOfTimeTitle: '時間切れのとき',
  outOfTime: { fallback: 'いちばん無難な手を自動で選ぶ', standIn: '戻るまでボットが代わる' },
  orderTitle: '席順',
  order: { chosen: '並べたとおり', drawn: '開始時に抽選' },
  openTable: '卓を作る',
  ratedTitle: 'レート',
  rated: { no: 'レートなし', yes: 'レート戦' },
  ratedNote: '持ち時間が必要で、全員が人の卓に限ります。途中で抜けた人は最下位になります。',
  ratedSit: 'レート戦の卓です。席につくと同意したことになります。途中で抜けた人は最下位になります。',
  duration,
  spanLeft: (ms) => `残り${spanOf(ms)}`,
  clock: (wish) => {
    if (wish.kind === 'none') return '持ち時間なし'
    if (wish.kind === 'move') return `1手${duration(wish.ms)}`
    const more = wish.increment > 0 ? `＋1手ごとに${duration(wish.increment)}` : ''
    return `持ち時間${duration(wish.ms)}${more}`
  },

  nameTitle: 'お名前を教えてください',
  nameNote: 'ほかの参加者に表示されます。登録は不要で、このブラウザがあなたを覚えます。',
  nameField: '名前',
  comeIn: '入る',
  invitedBy: (host) => (host ? `${host}さんからの招待` : '招待が届いています'),
  invitedName: 'この卓での名前',
  sitAndPlay: '席について遊ぶ',
  onlyWatch: '観戦する',
  newHere: (game) => `${game}は初めて？10分で覚える`,
  noAccount: '登録もメールもいりません。席はこの端末に残ります。',
  usualRules: '標準ルール（バリアントなし）',
  between: '、',
  noChair: {
    lobby: '席はすべて埋まっています。観戦できます。',
    playing: 'ゲームはもう始まっています。観戦できます。',
    over: 'このゲームは終わりました。結果を見られます。',
    stopped: 'このゲームは途中で終わりました。内容を見られます。',
    closed: 'この卓はホストによって閉じられました。',
  },
  haveCode: '別の端末ですでに遊んでいる',
  unreachable: 'サーバーに接続できません。この端末の卓はそのまま遊べます。',

  free: '空席',
  sit: 'ここに座る',
  moveHere: 'ここへ移る',
  standUp: '席を立つ',
  host: 'ホスト',
  here: '在席',
  away: '離席中',
  start: 'ゲームを始める',
  seatsLeft: (many) => `空席があと${many}つあります。`,
  waitForHost: (name) => (name ? `${name}さんの開始を待っています。` : 'ホストの開始を待っています。'),
  waitForStart: '全員そろいました。',
  notHere: '未着席',
  notYetHere: (names) => `まだ来ていない人：${row(names.map((name) => `${name}さん`))}`,
  openOne: '募集する',
  toOpenTables: '募集中の卓を見る',
  inviteTitle: '招待',
  inviteNote: 'リンクを送るか、スマートフォンでコードを読み取ってもらいます。受け取った人は誰でも入れます。',
  inviteOpen: 'この卓は港の一覧にも載っています。',
  inviteElsewhere: 'リンクは卓を作った端末にだけ表示されます。ホストに聞いてください。',
  linkLabel: 'この卓へのリンク',
  copy: 'コピー',
  copied: 'コピーしました',
  qrLabel: 'リンクのQRコード',
  planTitle: 'ゲームの内容',
  planChange: '変更する',
  planDone: '閉じる',
  isOpen: '誰でも参加できます',
  isByLink: 'リンクを持つ人だけ',
  makeOpen: '誰でも入れるようにする',
  makeByLink: 'リンクを持つ人だけにする',
  watchers: (many) => `観戦${many}人`,
  fairTitle: '公正な乱数',
  fairBefore:
    'サイコロやカードはすべて、サーバーの秘密の値と全員のブラウザの値を混ぜて決まります。下はその封印です。終了後に秘密が公開され、誰でも引き直して確かめられます。',
  commitment: '封印',
  closed: 'この卓はホストによって閉じられました。',

  chat: 'チャット',
  chatEmpty: 'まだ発言はありません。',
  chatField: 'メッセージ',
  send: '送る',
  mutedYou: 'ホストにより発言を止められています。',
  unread: (many) => `未読${many}件`,
  people: '参加者',
  tableMenu: 'この卓',
  mute: '発言を止める',
  unmute: '発言を許可',
  remove: '退出させる',
  removeSure: (name) => `${name}さんをこの卓から退出させますか？もう入れなくなります。`,
  report: '通報',
  reportTitle: (name) => `${name}さんを運営者に通報する`,
  reportField: '何がありましたか？',
  reportSend: '通報を送る',
  reported: 'ありがとうございます。運営者が確認します。',
  somebody: '名無し',

  reconnecting: '接続が切れました。再接続しています。操作の内容は失われません。',
  connecting: '接続しています。',
  newBuild: 'Quaysideが更新されました。ゲームは保存されています。都合のよいときに読み込み直してください。',
  reload: '読み込み直す',
  proposal: (kind, by, about) => {
    if (kind === 'undo') return `${by}さんが手を元に戻したいそうです。`
    if (kind === 'end') return `${by}さんが、勝敗なしでの終了を提案しています。`
    return `${by}さんが、${about}さんが戻るまでボットに代わってもらう提案をしています。`
  },
  agree: '同意する',
  decline: '断る',
  withdraw: '取り下げる',
  waitAnswers: (names) => `${row(names.map((name) => `${name}さん`))}の返事を待っています。`,
  standsInForYou: '今はボットがあなたの代わりに遊んでいます。',
  takeBack: '席に戻る',
  youResigned: '投了しました。あなたの席はボットが引き継いでいます。',
  watching: '観戦中です。手札は誰の分も表示されません。',
  stopped: {
    agreed: '全員の合意でゲームを終えました。',
    resigned: '全員が投了しました。',
    closed: 'ホストが卓を閉じました。',
  },
  rematchLaid: '同じ顔ぶれの新しい卓ができました。',
  goThere: '移動する',
  standIn: 'ボットが代打ち',
  resigned: '投了',
  absent: (name) => `${name}さんは離席中です。`,
  timeUp: '時間切れ',
  timeLeft: '残り時間',

  resign: '投了する',
  resignSure: '投了しますか？席はボットが引き継ぎ、結果にもそう記されます。',
  resignNote: '席はボットが引き継ぎます。',
  endTogether: '終了を提案する',
  endNote: '全員が同意すると、勝敗なしで終わります。',
  standInFor: (name) => `${name}さんの代わりにボットを提案`,
  leave: '一覧から外す',
  closeTable: '卓を閉じる',
  closeSure: '全員に対してこの卓を閉じますか？ゲームは勝敗なしで終わります。',
  deleteTable: '卓を削除する',
  deleteSure: 'この卓を、対局もチャットも含めて完全に削除しますか？元には戻せません。',
  notify: '手番を通知する',
  notifyOn: 'このページを開いている間、手番が来たら通知します。',
  notifyRefused: 'このブラウザでは通知が許可されていません。',
  yourTurnAt: (game) => `${game}：あなたの番です。`,

  rematch: '同じ顔ぶれでもう一度',
  checkDraws: 'サイコロとカードを検証する',
  checking: 'すべて引き直しています。',
  checkGood: (draws) => `初期配置を含む${draws}回の抽選は、すべて封印された秘密どおりでした。`,
  checkCommitted: '封印は、開始前に表示されたものと同じです。',
  checkContributed: 'あなたのブラウザの値も使われています。',
  checkBad: (line, problem) => `この記録は正しくありません。${line}行目：${problem}`,
  checkOther: '封印が、開始前に表示されたものと違います。',
  fairAfter: '秘密の値が公開されました。このブラウザでゲーム全体を再現し、抽選をすべて確かめられます。',

  ended: {
    gone: 'この卓は削除されました。',
    removed: 'ホストによってこの卓から退出となりました。',
    banned: 'ホストによってこの卓から退出となりました。',
    noTable: '卓が見つからないか、招待リンクが必要です。',
    badLink: 'このリンクでは卓に入れません。新しいリンクをもらってください。',
    noGuest: 'このブラウザの登録が見つかりません。ページを読み込み直してください。',
  },

  onlineTables: 'オンライン',
  noOnlineTables: '離れた人との卓がここに並びます。',
  openTables: '募集中の卓',
  noOpenTables: '今、待っている人はいません。卓を作ると、ここに載ります。',
  meet: '今すぐ人と遊ぶ',
  askOpen: '募集中の卓を見る',
  joinField: '卓へのリンク',
  join: '参加する',
  badLink: '卓へのリンクではありません。',
  chairs: (free) => `空席${free}`,
  inLobby: '開始前',

  identity: 'オンライン',
  identityNone: 'まだ名前がありません。最初のオンライン卓でお聞きします。',
  rename: '名前を変える',
  renamed: '変更しました。',
  carryTitle: '別の端末で続ける',
  carryNote: 'コードは10分以内に1回だけ使えます。入力した端末でも、同じプレイヤーとして遊べます。',
  carryMake: 'コードを作る',
  carryUntil: (time) => `${time}まで有効です。`,
  carryUseTitle: '別の端末のコードを入力する',
  carryField: 'コード',
  carryUse: 'この端末で引き継ぐ',
  carryDone: (name) => `この端末で${name}さんとして遊べます。`,
  forgetTitle: '名前とデータの削除',
  forgetNote: '名前、鍵、チャットをすぐに削除します。遊んでいる席はボットが引き継ぎます。',
  forget: 'データを削除する',
  forgetSure: '名前、鍵、チャットを完全に削除しますか？',
  forgotten: '削除しました。',
}

/** The largest unit that says enough. */
function spanOf(ms: number): string {
  const minutes = ms / 60_000
  if (minutes < 1) return `${Math.ceil(ms / 1000)}秒`
  if (minutes < 90) return `${Math.round(minutes)}分`
  return minutes < 36 * 60 ? `${Math.round(minutes / 60)}時間` : `${Math.round(minutes / 1440)}日`
}
