import type { MeetWords } from './words.ts'

const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

export const ja: MeetWords = {
  title: '対戦相手を探す',
  now: '今すぐ人と遊ぶ',
  games: 'ゲーム（いくつでも）',
  paceTitle: 'ペース',
  pace: { live: '今すぐ（1手1分）', daily: 'ゆっくり（1手1日）' },
  playersTitle: '人数（いくつでも）',
  players: (many) => `${many}人`,
  botsTitle: '集まらないとき',
  bots: { soon: '1分後に航海士ボットが入る', later: '3分後に航海士ボットが入る', never: '待ち続ける' },
  ratedBots: 'レート戦の卓にボットは入りません。',
  spanTitle: '相手のレート',
  span: { any: '問わない', near: '±100以内', far: '±300以内' },
  find: '相手を探す',
  waits: (people, usually) => {
    const now = people === 0 ? '今は待っている人がいません。' : `今、${people}人が待っています。`
    if (usually === null) return now
    return `${now}いつもは${Math.max(1, Math.round(usually / 60_000))}分ほどで始まります。`
  },
  noGame: 'この人数で遊べるゲームが選ばれていません。人数かゲームを選び直してください。',
  waitingTitle: '待合室',
  waited: (ms) => `待ち時間 ${clock(ms)}`,
  others: (many) =>
    many === 0 ? '同じゲームを待っている人はまだいません。' : `ほかに${many}人が同じゲームを待っています。`,
  botsIn: (ms) => `あと${clock(ms)}で、空席にボットが入ります。`,
  stay: 'このページを開いたままお待ちください。相手が見つかると卓が開きます。ページを離れると待つのをやめます。',
  leave: '待つのをやめる',
}
