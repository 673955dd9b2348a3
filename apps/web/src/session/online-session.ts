/** An online table: the same `TableSession` as a local one, plus room, chat and connection state. */
import { type Answered, type Link, Play } from '@quayside/client'
import type {
  ApiRefusal,
  ChatInfo,
  ClockInfo,
  GuestInfo,
  RoomInfo,
  Step,
  TableUpdate,
  Update,
} from '@quayside/protocol'
import { api } from '../online/server.ts'
import type { SpokenRefusal, TableSession } from './session.ts'

export interface OnlineState {
  readonly room: RoomInfo | null
  readonly you: GuestInfo
  readonly chat: readonly ChatInfo[]
  readonly link: Link
  /** Set when the server has ended the connection for good, with the reason. */
  readonly ended: { readonly code: string; readonly refusal: ApiRefusal | null } | null
  readonly hasNewBuild: boolean
  /** The clocks, and when they were received: the page counts down from there. */
  readonly clock: { readonly info: ClockInfo; readonly receivedAt: number } | null
  /** Seats that are awaited; empty when nothing is being played. */
  readonly owe: readonly number[]
  readonly isRunning: boolean
}

const NOBODY: OnlineState = {
  room: null,
  you: { id: '', name: '' },
  chat: [],
  link: 'connecting',
  ended: null,
  hasNewBuild: false,
  clock: null,
  owe: [],
  isRunning: false,
}

export function seatOfGuest({ room, you }: OnlineState): number | null {
  const seat = room?.seats.findIndex(({ guest }) => guest === you.id) ?? -1
  return seat < 0 ? null : seat
}

/** Whether the person at this screen is the one who is awaited. */
export function isMyTurn(state: OnlineState): boolean {
  const seat = seatOfGuest(state)
  return seat !== null && state.owe.includes(seat) && state.room?.seats[seat]?.standIn === null
}

export class OnlineTable {
  state: OnlineState = NOBODY
  readonly session: TableSession
  private readonly id: string
  private readonly play: Play
  private update: Update | null = null
  /** The whole log so far, for a subscriber that joins later. */
  private steps: readonly Step[] = []
  private readonly listeners = new Set<(update: TableUpdate) => void>()
  private readonly onChange: (table: OnlineTable) => void

  /** `onChange` gets the table as an argument, because it is called before the constructor has returned. */
  constructor(id: string, onChange: (table: OnlineTable) => void) {
    this.id = id
    this.onChange = onChange
    this.session = this.makeSession()
    this.play = new Play(
      { table: id, news: true },
      {
        room: (room, you) => this.receiveRoom(room, you),
        update: (update) => this.receiveUpdate(update),
        chat: (lines, all) => this.change({ chat: all ? lines : withNew(this.state.chat, lines) }),
        // Whoever has been in once is not connecting but coming back.
        link: (link) => this.change({ link: link === 'connecting' && this.state.room ? 'lost' : link }),
        ended: (ended) => this.change({ ended }),
        newBuild: () => this.change({ hasNewBuild: true }),
      },
    )
  }

  say(text: string): Promise<Answered> {
    return this.play.say(text)
  }

  sayPhrase(code: string): Promise<Answered> {
    return this.play.sayPhrase(code)
  }

  /** What somebody has said is wanted no longer; the server sends nothing more of them. */
  hideFrom(guest: string): void {
    this.change({ chat: this.state.chat.filter((line) => line.guest !== guest) })
  }

  /** The network is back, or the page is visible again: reconnect at once. */
  wake(): void {
    this.play.reconnect()
  }

  /** The network has gone: say so at once, and try again until it is back. */
  lose(): void {
    this.play.lose()
  }

  close(): void {
    this.play.close()
  }

  private change(some: Partial<OnlineState>): void {
    this.state = { ...this.state, ...some }
    this.onChange(this)
  }

  private receiveRoom(room: RoomInfo, you: GuestInfo): void {
    this.change({ room, you, ...this.turnsIn(room) })
    // Seats that change hands change what may be done, though nothing has been played.
    this.publish([], false)
  }

  private receiveUpdate(update: Update): void {
    this.update = update
    const news = update.fresh ? update.steps : update.steps.filter(({ seq }) => seq > this.lastSeq())
    this.steps = update.fresh ? update.steps : [...this.steps, ...news]
    const clock = update.clock && { info: update.clock, receivedAt: performance.now() }
    this.change({ clock, ...this.turnsIn(this.state.room) })
    this.publish(news, update.fresh)
  }

  private lastSeq(): number {
    return this.steps.at(-1)?.seq ?? 0
  }

  private turnsIn(room: RoomInfo | null): Pick<OnlineState, 'owe' | 'isRunning'> {
    const isRunning = room?.status === 'playing' && this.update !== null && this.update.result === null
    return { isRunning, owe: isRunning ? (this.update?.owe ?? []) : [] }
  }

  private publish(steps: readonly Step[], fresh: boolean): void {
    const next = this.localUpdate(steps, fresh)
    if (next) for (const listener of this.listeners) listener(next)
  }

  /** The update in the form a local table gives. While a bot plays for the viewer, or the game is not running, nothing is asked. */
  private localUpdate(steps: readonly Step[], fresh: boolean): TableUpdate | null {
    const { update } = this
    const { room, isRunning } = this.state
    if (!update || !room) return null
    const { seq, viewer, view, result, fault } = update
    const isMine = viewer !== 'watcher' && room.seats[viewer]?.standIn === null
    const asked = (seats: readonly number[]) =>
      isRunning ? seats.filter((seat) => seat !== viewer || isMine) : []
    return {
      id: this.id,
      game: room.game,
      options: room.options,
      seats: room.seats.map(({ kind, name }) => ({ kind, name })),
      seq,
      viewer,
      view,
      steps,
      fresh,
      owe: asked(update.owe),
      may: asked(update.may),
      legal: isRunning && isMine ? update.legal : [],
      curtain: null,
      undoable: isRunning && isMine && update.undo ? viewer : null,
      result,
      health: 'saved',
      fault,
    }
  }

  private makeSession(): TableSession {
    return {
      subscribe: (listener) => {
        this.listeners.add(listener)
        return () => this.listeners.delete(listener)
      },
      open: async () => {
        this.publish(this.steps, true)
        return true
      },
      act: async (action, ask, seen) => refusalIn(await this.play.act(action, { ask, seen })),
      check: async (action) => answeredIn(await this.play.check(action)),
      explain: async (part) => answeredIn(await this.play.explain(part)),
      undo: async () => refusalIn(await this.play.undo()),
      // One screen, one person; bots keep the server's pace, and pictures are drawn where they are shown.
      look: () => undefined,
      shown: () => undefined,
      setPace: () => undefined,
      keepPicture: () => undefined,
      record: async () => (await api.record(this.id)).record,
      // The connection belongs to the page, which also needs it before and after play.
      close: () => undefined,
    }
  }
}

/** What a question about the rules was answered with. */
function answeredIn(answer: Answered): SpokenRefusal | null {
  return 'refusal' in answer ? answer.refusal : (answer.ok as { refusal: ApiRefusal | null }).refusal
}

function refusalIn(answer: Answered): SpokenRefusal | null {
  return 'refusal' in answer ? answer.refusal : null
}

/** A line that comes twice, after a lost connection, is shown once. */
function withNew(before: readonly ChatInfo[], lines: readonly ChatInfo[]): readonly ChatInfo[] {
  const last = before.at(-1)?.n ?? 0
  return [...before, ...lines.filter(({ n }) => n > last)]
}
