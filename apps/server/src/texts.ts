/** Refusal codes of the server with their sentences in both languages. Codes are part of the API; sentences may change. */
import type { ApiRefusal, Said } from '@quayside/protocol'
import { common } from '@quayside/texts'

const say = (en: string, ja: string): Said => ({ en, ja })

export const REFUSALS = {
  badRequest: say('The request does not read.', 'リクエストの形式が正しくありません。'),
  tooLarge: say('The request is too large.', 'リクエストが大きすぎます。'),
  tooOften: say('Too many requests. Wait a moment.', 'リクエストが多すぎます。少し待ってください。'),
  nothingHere: say('There is nothing here.', 'ここには何もありません。'),
  wrongOrigin: say(
    'Requests from other sites are not accepted.',
    'ほかのサイトからのリクエストは受け付けません。',
  ),
  noGuest: say('Say your name first: there is no guest for this request.', '先に名前を登録してください。'),
  noTable: say(
    'There is no such table, or you have not come in.',
    '卓が見つからないか、まだ入室していません。',
  ),
  badLink: say('The link does not open this table.', 'このリンクでは卓に入れません。'),
  banned: say('The host has removed you from this table.', 'ホストによってこの卓から外されました。'),
  tooManyTables: say(
    'You host too many tables already. Close one first.',
    '主催中の卓が多すぎます。先にどれかを閉じてください。',
  ),
  tooManyWatchers: say('This table has as many watchers as it takes.', '観戦者が上限に達しています。'),
  tooManyConnections: say('Too many connections at once.', '同時接続が多すぎます。'),
  noGame: say('There is no such game.', 'そのゲームはありません。'),
  badOptions: say('These options do not go together.', 'この設定の組み合わせでは遊べません。'),
  badSeats: say('This game is not played with these seats.', 'この席の組み合わせでは遊べません。'),
  badColour: say('This colour is not free.', 'その色は使えません。'),
  noSeat: say('There is no such seat.', 'その席はありません。'),
  seatTaken: say('Somebody sits there already.', 'その席には先に座っている人がいます。'),
  botSeat: say('That seat is for a bot.', 'そこはボットの席です。'),
  notSeated: say('Only people who sit at the table can do this.', '席についている人だけができます。'),
  notHost: say('Only the host of the table can do this.', '卓のホストだけができます。'),
  notInLobby: say('The game has begun already.', 'ゲームはすでに始まっています。'),
  notPlaying: say('The game is not being played.', 'ゲームの進行中ではありません。'),
  notOver: say('The game is not over yet.', 'ゲームはまだ終わっていません。'),
  seatsEmpty: say('Some seats are still empty.', 'まだ空いている席があります。'),
  nobodySits: say('At least one person must sit at the table.', '少なくとも一人は席につく必要があります。'),
  standInPlays: say(
    'A bot is playing for you. Take your seat back first.',
    '今はボットが代わりに遊んでいます。先に席へ戻ってください。',
  ),
  resignedAlready: say('You have resigned from this game.', 'このゲームはすでに投了しています。'),
  notAbsent: say('This player is not absent.', 'このプレイヤーは不在ではありません。'),
  proposalOpen: say('Another proposal is waiting for answers.', '別の提案への回答を待っています。'),
  noProposal: say('Nothing is being proposed, or you are not asked.', '今あなたに向けた提案はありません。'),
  muted: say('The host has muted you.', 'ホストにより発言を止められています。'),
  emptyName: say('A name needs something to read in it.', '名前には読める文字を入れてください。'),
  colourNotUsed: say('This colour is not used with so many players.', 'この人数では使わない色です。'),
  cannotStart: say(
    'The game cannot begin with this plan. Change options, seats or colours.',
    'この設定では始められません。設定、席、色を見直してください。',
  ),
  listFull: say(
    'The list of this table is full. Make a new table.',
    'この卓の一覧はいっぱいです。新しい卓を作ってください。',
  ),
  tooManyNewTables: say(
    'You have made many tables in a short time. Wait a minute.',
    '短い間にたくさんの卓を作りました。一分ほど待ってください。',
  ),
  emptyText: say('There is nothing to say in it.', '文章が空です。'),
  badCode: say('The code is wrong, used up or too old.', 'コードが違うか、使用済みか、期限切れです。'),
  noPerson: say('There is no such person at this table.', 'その人はこの卓にいません。'),
  needsConsent: say('The others are being asked.', 'ほかの人に確認しています。'),
  storeAway: say(
    'The server cannot save right now. Try again in a moment.',
    '今は保存できません。少し待ってからもう一度試してください。',
  ),
  stopping: say(
    'The server is restarting. You will be connected again.',
    'サーバーを再起動しています。すぐに再接続されます。',
  ),
  gone: say('This table has been deleted.', 'この卓は削除されました。'),
  tooSlow: say('The connection could not keep up and was closed.', '通信が追いつかないため切断しました。'),
  internal: say('Something went wrong on our side.', 'サーバー側で問題が起きました。'),
} as const

export type ServerCode = keyof typeof REFUSALS

/** A refusal inside the server; `localizeRefusal` adds the sentence when it is sent. */
export interface Refusal {
  readonly code: string
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
  /** Where the sentence is not the code's own: option clashes and the like. */
  readonly message?: Said
}

export function refusal(code: ServerCode, detail?: Refusal['detail']): Refusal {
  return { code, rule: null, ...(detail ? { detail } : {}) }
}

/** Adds the sentence; `ofGame` gives those for the codes of the game. */
export function withMessage(refused: Refusal, ofGame?: (refused: Refusal) => Said | null): ApiRefusal {
  const { code, rule, detail } = refused
  const message = refused.message ?? sentenceOf(code) ?? ofGame?.(refused) ?? REFUSALS.badRequest
  return { code, rule, ...(detail ? { detail } : {}), message }
}

function sentenceOf(code: string): Said | null {
  if (Object.hasOwn(REFUSALS, code)) return REFUSALS[code as ServerCode]
  const en = (common.en.refusals as { readonly [code: string]: string })[code]
  const ja = (common.ja.refusals as { readonly [code: string]: string })[code]
  return en && ja ? { en, ja } : null
}
