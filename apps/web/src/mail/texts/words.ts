export interface MailWords {
  readonly title: string
  readonly note: string
  readonly address: string
  readonly ask: string
  /** A link is on its way to the address. */
  readonly asked: (address: string) => string
  readonly isOn: (address: string) => string
  /** The address stays until another one is confirmed. */
  readonly another: string
  readonly stop: string
  readonly forget: string
  readonly confirmNote: string
  readonly confirm: string
  readonly confirmed: string
  readonly stopNote: string
  readonly stopped: string
}
