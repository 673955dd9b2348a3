/** Requests to a server of online tables. Works in pages, in workers and in Node alike. */
import type {
  Acted,
  ApiRefusal,
  Asked,
  BestRatings,
  CarryAnswer,
  ChatLines,
  Checked,
  GameList,
  GuestAnswer,
  Invitation,
  Listings,
  Me,
  OwnRatings,
  PositionAnswer,
  RecordText,
  RematchMade,
  RematchWish,
  Results,
  RoomAnswer,
  RunningTables,
  TableChange,
  TableMade,
  TableWish,
  WaitingRooms,
  WaitingState,
  WaitingWish,
} from '@quayside/protocol'
import type { Json, Seat } from '@quayside/rules-kit'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'

/** Fails with this when the server refuses; `refusal.message` is a sentence in both languages. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: ApiRefusal
  readonly status: number

  constructor(refusal: ApiRefusal, status: number) {
    super(`${refusal.code}: ${refusal.message.en}`)
    this.refusal = refusal
    this.status = status
  }
}

export interface ApiOptions {
  /** Where the server is; empty in a page that it serves itself. */
  readonly base?: string
  /** A bearer token instead of the browser's cookie. */
  readonly token?: string
  readonly fetch?: typeof fetch
}

export type Api = ReturnType<typeof makeApi>

// Long because it is the list of the server's routes, a line or two for each: split, it would only be harder to look up.
export function makeApi({ base = '', token, fetch: send = globalThis.fetch }: ApiOptions = {}) {
  async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await send(`${base}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as T & { error?: ApiRefusal }
    if (!answer.ok || said.error) throw new RefusedError(said.error ?? unknownRefusal, answer.status)
    return said
  }
  const at = (id: string, path = '') => `/tables/${encodeURIComponent(id)}${path}`
  const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)

  return {
    base,
    token,
    /** For routes with a list of their own. */
    request,
    games: () => request<GameList>('GET', '/games'),

    me: () => request<Me>('GET', '/me'),
    /** In a page the key is kept as a cookie; a program asks for a token. */
    becomeGuest: (name: string, keep: 'cookie' | 'token' = 'cookie') =>
      post<GuestAnswer>('/guests', { name, keep }),
    rename: (name: string) => request<GuestAnswer>('PATCH', '/me', { name }),
    deleteMe: () => request<object>('DELETE', '/me'),
    makeCarryCode: () => post<CarryAnswer>('/me/carry'),
    useCarryCode: (code: string, keep: 'cookie' | 'token' = 'cookie') =>
      post<GuestAnswer>('/carry', { code, keep }),

    /** Finished games, the latest first; `next` of an answer is `before` of the next. */
    results: (before: string | null = null, most = 100) =>
      request<Results>('GET', `/me/results?most=${most}${before === null ? '' : `&before=${before}`}`),
    resultRecord: (id: string) => request<RecordText>('GET', `/me/results/${encodeURIComponent(id)}`),
    forgetResult: (id: string) => request<object>('DELETE', `/me/results/${encodeURIComponent(id)}`),
    forgetResults: () => request<object>('DELETE', '/me/results'),

    ratings: () => request<OwnRatings>('GET', '/me/ratings'),
    /** Whether the tables of the best show you. */
    setListed: (listed: boolean) => request<OwnRatings>('PATCH', '/me/ratings', { listed }),
    bestRatings: (game: string) => request<BestRatings>('GET', `/ratings?game=${encodeURIComponent(game)}`),

    waitingRooms: () => request<WaitingRooms>('GET', '/waiting'),
    /** Asking is a sign that you are there: whoever gives none is not paired. */
    waiting: () => request<WaitingState>('GET', '/me/waiting'),
    /** Adds a contribution to the chance of the table that comes of it. */
    wait: (wish: WaitingWish) =>
      post<WaitingState>('/me/waiting', { contribution: newContribution(), ...wish }),
    stopWaiting: () => request<object>('DELETE', '/me/waiting'),

    openTables: () => request<Listings>('GET', '/tables'),
    /** Those whose host has opened them to everybody: to watch. */
    runningTables: () => request<RunningTables>('GET', '/running'),
    myTables: () => request<Listings>('GET', '/me/tables'),
    makeTable: (wish: TableWish) => post<TableMade>('/tables', wish),
    changeTable: (id: string, change: TableChange) => request<RoomAnswer>('PATCH', at(id), change),
    table: (id: string) => request<RoomAnswer>('GET', at(id)),
    join: (id: string, secret?: string) =>
      post<RoomAnswer>(at(id, '/join'), secret === undefined ? {} : { secret }),
    /** What the link invites to; nobody needs to be a guest to ask. */
    invitation: (id: string, secret?: string) =>
      post<Invitation>(at(id, '/invitation'), secret === undefined ? {} : { secret }),
    /** Adds a contribution to the table's chance by itself; who keeps it can look for it in the record afterwards. */
    sit: (id: string, seat: Seat, colour?: string, contribution: string = newContribution()) =>
      post<RoomAnswer>(at(id, '/sit'), { seat, contribution, ...(colour ? { colour } : {}) }),
    stand: (id: string) => post<RoomAnswer>(at(id, '/stand')),
    start: (id: string) => post<RoomAnswer>(at(id, '/start')),
    resign: (id: string) => post<RoomAnswer>(at(id, '/resign')),
    back: (id: string) => post<RoomAnswer>(at(id, '/back')),
    remove: (id: string, guest: string) => post<RoomAnswer>(at(id, '/remove'), { guest }),
    mute: (id: string, guest: string, muted: boolean) => post<RoomAnswer>(at(id, '/mute'), { guest, muted }),
    close: (id: string) => post<RoomAnswer>(at(id, '/close')),
    deleteTable: (id: string) => request<object>('DELETE', at(id)),
    leave: (id: string) => post<object>(at(id, '/leave')),
    report: (id: string, about: string, text: string) => post<object>(at(id, '/report'), { about, text }),
    /** Other seats, or a series, if one likes; whoever asks first decides. */
    rematch: (id: string, wish: RematchWish = {}) => post<RematchMade>(at(id, '/rematch'), wish),
    chat: (id: string, after = 0) => request<ChatLines>('GET', at(id, `/chat?after=${after}`)),
    say: (id: string, text: string) => post<ChatLines>(at(id, '/chat'), { text }),
    sayPhrase: (id: string, phrase: string) => post<ChatLines>(at(id, '/phrase'), { phrase }),

    position: (id: string, seen?: number) =>
      request<PositionAnswer>('GET', at(id, `/position${seen === undefined ? '' : `?seen=${seen}`}`)),
    act: (id: string, action: Json, words: { id?: string; ask?: number; seen?: number } = {}) =>
      post<Acted>(at(id, '/act'), { id: newRequestId(), action, ...words }),
    check: (id: string, action: Json) => post<Checked>(at(id, '/check'), { action }),
    undo: (id: string) => post<Asked>(at(id, '/undo'), { id: newRequestId() }),
    proposeEnd: (id: string) => post<Asked>(at(id, '/propose'), { kind: 'end' }),
    proposeStandIn: (id: string, seat: Seat) => post<Asked>(at(id, '/propose'), { kind: 'standIn', seat }),
    answer: (id: string, agree: boolean) => post<Asked>(at(id, '/answer'), { agree }),
    record: (id: string) => request<RecordText>('GET', at(id, '/record')),
  }
}

const unknownRefusal: ApiRefusal = {
  code: 'unknown',
  rule: null,
  message: { en: en.unknown, ja: ja.unknown },
}

/** 128 random bits as text. */
export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function newRequestId(): string {
  return newContribution().slice(0, 20)
}
