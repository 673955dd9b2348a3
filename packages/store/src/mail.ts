/** Addresses of those who want to be written to when others wait for them, and when the next mail may go. */

/** An address as its guest has given it; nobody is written to there before it is confirmed, but for the asking itself. */
export interface NewAddress {
  readonly guest: string
  readonly address: string
  readonly language: string
  /** Of the link in the mail that asks; the link itself is known to nobody else. */
  readonly confirmHash: string
  /** In every mail: whoever has it can end them, and nothing more. */
  readonly stop: string
}

export interface MailAddress {
  readonly address: string
  readonly language: string
  readonly isConfirmed: boolean
  /** Takes the place of the confirmed one when it is confirmed itself. */
  readonly next: string | null
}

/** A guest who is written to, with what they want to be told, as JSON. */
export interface MailReader {
  readonly guest: string
  readonly wishes: string | null
}

/** A mail that is due. Whoever took it sends it or gives it back. */
export interface DueMail extends MailReader {
  readonly address: string
  readonly language: string
  readonly stop: string
  /** When the one before went; 0: there was none. */
  readonly sentBefore: number
}

export interface MailStore {
  /** Replaces what the guest gave before and did not confirm. */
  put(address: NewAddress, at: number): Promise<void>
  of(guest: string): Promise<MailAddress | null>
  /** From now on in this language. */
  speak(guest: string, language: string): Promise<void>
  /** True where nobody has asked for any of these since `notAfter`; all of them are then taken. */
  claimAsking(whats: readonly string[], at: number, notAfter: number): Promise<boolean>
  /** The asking came to nothing: it may be done again. */
  releaseAsking(whats: readonly string[]): Promise<void>
  /** Works once, and for what was asked after `notBefore`. The address belongs to this guest alone from then on. */
  confirm(confirmHash: string, notBefore: number): Promise<boolean>
  /** The link of a mail: its address is forgotten. */
  stop(stop: string): Promise<boolean>
  remove(guest: string): Promise<void>
  /** Those of the guests who have confirmed an address. */
  readers(guests: readonly string[]): Promise<MailReader[]>
  /** Not before `at`, nor before `pause` milliseconds after the last mail; one that is due earlier stays so. */
  plan(guest: string, at: number, pause: number): Promise<void>
  /** Mails that are due, each given to one process only, and counted as sent now. */
  takeDue(now: number, most: number): Promise<DueMail[]>
  /** It was not sent: the next may go as if this one had never been due; `due` null: when there is a reason again. */
  giveBack(guest: string, sentBefore: number, due: number | null): Promise<void>
}

export interface RawAddress {
  readonly address: string
  readonly language: string
  readonly confirm: string | null
}

export interface RawDue {
  readonly guest: string
  readonly wishes: string | null
  readonly address: string
  readonly language: string
  readonly stop: string
  readonly sent: number | string
}

/** A guest has one address that is confirmed and one that is not, at most. */
export function addressFrom(raws: readonly RawAddress[]): MailAddress | null {
  const confirmed = raws.find(({ confirm }) => confirm === null)
  const asked = raws.find(({ confirm }) => confirm !== null)
  const known = confirmed ?? asked
  if (!known) return null
  const { address, language } = known
  return {
    address,
    language,
    isConfirmed: confirmed !== undefined,
    next: confirmed ? (asked?.address ?? null) : null,
  }
}

export function dueFrom({ sent, guest, wishes, address, language, stop }: RawDue): DueMail {
  return { guest, wishes, address, language, stop, sentBefore: Number(sent) }
}

/** Links that nobody followed, and whom was asked when: what is too old for either. */
export interface MailExpiry {
  readonly unconfirmed: number
  readonly asked: number
}

export function mailExpiry(now: number): MailExpiry {
  return { unconfirmed: now - 2 * DAY, asked: now - DAY }
}

const DAY = 86_400_000
