/**
 * Writes to people who are waited for: one mail a day at most, which lists all tables that wait. What is due is kept in the store, so
 * that of several processes one writes.
 */
import { createHmac } from 'node:crypto'
import { type DueMail, hashOf, newKey, type OnlineStore } from '@quayside/store'
import { LANGUAGES, type Language } from '@quayside/texts'
import type { Reason } from '../push/reasons.ts'
import { quietUntil, wishesFrom } from '../push/wishes.ts'
import type { Settings } from '../settings.ts'
import { MAX_LISTED } from '../tables/messages.ts'
import { askingLetter, type Reader, type WaitingTable, waitingFor, waitingLetter } from './letters.ts'
import { type Handed, PostOffice } from './post-office.ts'

export interface MailerTools {
  readonly store: Pick<OnlineStore, 'mail' | 'push' | 'tablesOf'>
  readonly settings: Pick<Settings, 'mail' | 'publicUrl'>
  /** Whether somebody looks at a table right now. */
  isAt(table: string, guest: string): Promise<boolean>
  now(): number
  onSent(outcome: Handed): void
}

const DAY = 86_400_000
/** A link that asks works for so long. */
const LINK_MS = 2 * DAY
/** The mail server did not take it. */
const AGAIN_MS = 1_800_000
const MOST_AT_ONCE = 20
const KEY_NAME = 'mail'

export class Mailer {
  private readonly tools: MailerTools
  private readonly office: PostOffice | null
  private secret = ''

  constructor(tools: MailerTools) {
    this.tools = tools
    const { mail, publicUrl } = tools.settings
    this.office = mail && publicUrl ? new PostOffice(mail) : null
  }

  get isOn(): boolean {
    return this.office !== null
  }

  async start(): Promise<void> {
    if (this.isOn) this.secret = await this.tools.store.push.firstKey(KEY_NAME, newKey())
  }

  stop(): void {
    this.office?.close()
  }

  private reader(address: string, language: string): Reader {
    const known: Language = LANGUAGES.find((one) => one === language) ?? LANGUAGES[0]
    return { address, language: known, site: this.tools.settings.publicUrl ?? '' }
  }

  /** Asks whether an address is right; `again`: it, or this guest, was asked within a day. */
  async ask(guest: string, address: string, language: Language): Promise<Handed | 'again'> {
    const { store, now, onSent } = this.tools
    if (!this.office) return 'failed'
    const at = now()
    // Known again and not read: who deletes themselves leaves no address behind, and cannot have it asked anew thereby.
    const mark = createHmac('sha256', this.secret).update(address.toLowerCase()).digest('base64url')
    const asking = [`a:${mark}`, `g:${guest}`]
    if (!(await store.mail.claimAsking(asking, at, at - DAY))) return 'again'
    const token = newKey()
    const handed = await this.office.hand(askingLetter(this.reader(address, language), token))
    onSent(handed)
    const entry = { guest, address, language, confirmHash: hashOf(token), stop: newKey() }
    if (handed === 'sent') await store.mail.put(entry, at)
    if (handed === 'failed') await store.mail.releaseAsking(asking)
    return handed
  }

  confirm(token: string): Promise<boolean> {
    return this.tools.store.mail.confirm(hashOf(token), this.tools.now() - LINK_MS)
  }

  /** People are waited for at a table and are not there. What they were planned a mail for once is not planned again. */
  async plan(table: string, absent: readonly Reason[]): Promise<void> {
    const reasons = absent.filter(({ kind }) => kind === 'turn' || kind === 'time')
    const { mail } = this.tools.settings
    if (!this.isOn || !mail || reasons.length === 0) return
    const { store, now } = this.tools
    for (const { guest, wishes } of await store.mail.readers([...new Set(reasons.map((one) => one.guest))])) {
      const { kinds } = wishesFrom(wishes)
      for (const { kind, mark } of reasons.filter((one) => one.guest === guest && kinds[one.kind])) {
        const call = { table, guest, kind: `mail ${kind}`, mark, at: now() }
        if (await store.push.claimCall(call)) await store.mail.plan(guest, now() + mail.afterMs, DAY)
      }
    }
  }

  /** Writes what is due. */
  async catchUp(): Promise<void> {
    if (!this.isOn) return
    for (const due of await this.tools.store.mail.takeDue(this.tools.now(), MOST_AT_ONCE))
      await this.write(due)
  }

  private async write(due: DueMail): Promise<void> {
    const { store, now, onSent } = this.tools
    const { guest, sentBefore } = due
    const at = now()
    const until = quietUntil(wishesFrom(due.wishes).quiet, at)
    if (until !== null) return store.mail.giveBack(guest, sentBefore, until)
    const waiting = await this.waiting(guest, at)
    if (waiting.length === 0) return store.mail.giveBack(guest, sentBefore, null)
    const letter = await waitingLetter(this.reader(due.address, due.language), waiting, at, due.stop)
    const handed = (await this.office?.hand(letter)) ?? 'failed'
    onSent(handed)
    if (handed === 'refused') await store.mail.stop(due.stop)
    if (handed === 'failed') await store.mail.giveBack(guest, sentBefore, at + AGAIN_MS)
  }

  private async waiting(guest: string, at: number): Promise<WaitingTable[]> {
    const { store, isAt } = this.tools
    const all = waitingFor(guest, await store.tablesOf(guest, MAX_LISTED), at)
    const isThere = await Promise.all(all.map(({ row }) => isAt(row.id, guest)))
    return all.filter((_, i) => !isThere[i])
  }
}
