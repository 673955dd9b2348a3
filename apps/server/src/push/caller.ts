/**
 * Calls people who are waited for and do not look. Every process looks at the tables that it has in memory; what somebody
 * is called for is claimed in the store, so that of several processes one calls.
 */
import type { OnlineStore, Reachable } from '@quayside/store'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { Dispatch } from './dispatch.ts'
import { nextLook, type Reason, reasonsAt } from './reasons.ts'
import { type HouseKeys, newHouseKeys, type Outcome, type Sender } from './send.ts'
import type { Said } from './sentence.ts'
import { quietUntil, wishesFrom } from './wishes.ts'

export interface CallerTools {
  readonly store: Pick<OnlineStore, 'push' | 'table' | 'people'>
  readonly settings: Pick<Settings, 'push' | 'publicUrl'>
  /** Calls that go out to a guest. */
  readonly limit: RateLimiter
  readonly mailer: Pick<Mailer, 'isOn' | 'plan'>
  load(table: string): Promise<LiveTable | null>
  now(): number
  onSent(outcome: Outcome): void
  onError(error: unknown, doing: string): void
}

const KEY_NAME = 'push'
const MOST_AT_ONCE = 50
const CHAT_PAUSE_MS = 4 * 3_600_000

export class Caller {
  private readonly tools: CallerTools
  private readonly dispatch: Dispatch
  private readonly waiting = new Map<LiveTable, NodeJS.Timeout>()
  private readonly underway = new Set<Promise<void>>()
  /** What somebody saw at the table itself, and when the table is to be looked at again. */
  private readonly seen = new WeakMap<LiveTable, Set<string>>()
  private readonly planned = new WeakMap<LiveTable, number | null>()
  private keys: HouseKeys | null = null
  private isStopped = false

  constructor(tools: CallerTools) {
    this.tools = tools
    this.dispatch = new Dispatch({ ...tools, sender: () => this.sender() })
  }

  /** The keys are made once, and are the same in all processes. */
  async start(): Promise<void> {
    const { store, settings } = this.tools
    if (!settings.push.isOn) return
    const kept = await store.push.firstKey(KEY_NAME, JSON.stringify(newHouseKeys()))
    this.keys = JSON.parse(kept) as HouseKeys
  }

  stop(): void {
    this.keys = null
    this.isStopped = true
    for (const timer of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
  }

  /** Looks that have begun are over: the store may be closed. */
  async settled(): Promise<void> {
    await Promise.all(this.underway)
  }

  /** Somebody could be called or written to. */
  private get isNeeded(): boolean {
    return !this.isStopped && (this.keys !== null || this.tools.mailer.isOn)
  }

  /** Null: nobody is called here. */
  get publicKey(): string | null {
    return this.keys?.publicKey ?? null
  }

  private sender(): Sender | null {
    const { publicUrl, push } = this.tools.settings
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:quayside@localhost.localdomain'
    return this.keys && { keys: this.keys, subject, hosts: push.hosts }
  }

  /** A table has changed. Who is at it, or just about to come back, is given a moment to see it there. */
  changed(live: LiveTable): void {
    if (!this.isNeeded || this.waiting.has(live)) return
    const timer = setTimeout(() => {
      this.waiting.delete(live)
      const looking = this.look(live)
        .catch((error) => this.tools.onError(error, 'calling people to a table'))
        .finally(() => this.underway.delete(looking))
      this.underway.add(looking)
    }, this.tools.settings.push.afterMs)
    this.waiting.set(live, timer.unref())
  }

  /** Tables at which time runs out, or quiet hours have ended. */
  async catchUp(): Promise<void> {
    if (!this.isNeeded) return
    for (const id of await this.tools.store.push.takeLooks(this.tools.now(), MOST_AT_ONCE)) {
      const live = await this.tools.load(id)
      if (!live) continue
      this.planned.delete(live)
      // Not at once: other processes have yet to say who is there.
      this.changed(live)
    }
  }

  private async look(live: LiveTable): Promise<void> {
    if (!this.isNeeded) return
    const now = this.tools.now()
    const said = reasonsAt(live, now).map((reason) => ({ ...reason, opens: live.id }))
    const later = await this.call(live, [...said, ...(await this.invitations(live))])
    const next = [nextLook(live, now), later].filter((at) => at !== null)
    await this.plan(live, next.length > 0 ? Math.min(...next) : null)
  }

  private async plan(live: LiveTable, at: number | null): Promise<void> {
    if ((this.planned.get(live) ?? null) === at) return
    this.planned.set(live, at)
    await this.tools.store.push.lookAt(live.id, at)
  }

  /** Somebody has laid a table to play again; all others are invited. */
  private async invitations({ room }: LiveTable): Promise<Said[]> {
    const next = room.rematch && (await this.tools.store.table(room.rematch.id))
    if (next?.room.status !== 'lobby') return []
    const { host, seats } = next.room
    const by = seats.find(({ guest }) => guest === host)?.name ?? ''
    return seats.flatMap(({ guest }) =>
      guest === null || guest === host
        ? []
        : [{ guest, kind: 'invitation' as const, mark: next.id, opens: next.id, by }],
    )
  }

  /** Answers when somebody's quiet hours end who is to be called then. */
  private async call(live: LiveTable, all: readonly Said[]): Promise<number | null> {
    const absent = all.filter((one) => !this.hasSeen(live, one))
    await this.tools.mailer.plan(live.id, absent)
    if (absent.length === 0 || !this.keys) return null
    const reachable = await this.tools.store.push.reachable([...new Set(absent.map(({ guest }) => guest))])
    let later: number | null = null
    for (const person of reachable) {
      const wishes = wishesFrom(person.wishes)
      const wanted = absent.filter(({ guest, kind }) => guest === person.guest && wishes.kinds[kind])
      const until = wanted.length > 0 ? quietUntil(wishes.quiet, this.tools.now()) : null
      if (until === null) await this.callPerson(live, person, wanted)
      else later = Math.min(later ?? until, until)
    }
    return later
  }

  /** Whoever is at the table sees it there, and is not called for it later either. */
  private hasSeen(live: LiveTable, { guest, kind, mark }: Reason): boolean {
    const seen = this.seen.get(live) ?? new Set()
    this.seen.set(live, seen)
    const key = `${guest} ${kind} ${mark}`
    if (live.presence().has(guest)) seen.add(key)
    return seen.has(key)
  }

  /** The most urgent word says it: who is told that time runs out is not told of the turn as well. */
  private async callPerson(live: LiveTable, person: Reachable, wanted: readonly Said[]): Promise<void> {
    let isTold = false
    for (const said of wanted) {
      const isNew = await this.claim(live, said, undefined)
      if (!isNew || (isTold && said.kind === 'turn')) continue
      if (!this.tools.limit.take(person.guest)) return
      this.dispatch.send(said, live, person)
      isTold ||= said.kind === 'time'
    }
  }

  private claim(live: LiveTable, { guest, kind, mark }: Reason, notAfter: number | undefined) {
    const at = this.tools.now()
    const bound = notAfter === undefined ? {} : { notAfter }
    return this.tools.store.push.claimCall({ table: live.id, guest, kind, mark, at, ...bound })
  }

  /** A friend has invited somebody. Who is in quiet hours finds it in the morning, where they look for their tables. */
  async invited(live: LiveTable, guest: string, by: string): Promise<void> {
    if (!this.keys) return
    for (const person of await this.tools.store.push.reachable([guest])) {
      const { kinds, quiet } = wishesFrom(person.wishes)
      if (!kinds.invitation || quietUntil(quiet, this.tools.now()) !== null) continue
      const said = { guest, kind: 'invitation' as const, mark: live.id, opens: live.id, by, isFriend: true }
      if (!(await this.claim(live, said, undefined)) || !this.tools.limit.take(guest)) continue
      this.dispatch.send(said, live, person)
    }
  }

  /** Somebody has written. What is said in quiet hours is read in the morning. */
  async wrote(live: LiveTable, line: { readonly n: number; readonly guest: string; readonly name: string }) {
    if (!this.keys) return
    const now = this.tools.now()
    const presence = live.presence()
    const apart = await this.tools.store.people.apart(line.guest)
    const absent = live.room.seats.flatMap(({ guest, resigned }) =>
      guest === null || resigned || guest === line.guest || presence.has(guest) || apart.includes(guest)
        ? []
        : [guest],
    )
    if (absent.length === 0) return
    for (const person of await this.tools.store.push.reachable(absent)) {
      const { kinds, quiet } = wishesFrom(person.wishes)
      if (!kinds.chat || quietUntil(quiet, now) !== null) continue
      const { guest } = person
      const said = { guest, kind: 'chat' as const, mark: String(line.n), opens: live.id, by: line.name }
      if (!(await this.claim(live, said, now - CHAT_PAUSE_MS)) || !this.tools.limit.take(guest)) continue
      this.dispatch.send(said, live, person)
    }
  }
}
