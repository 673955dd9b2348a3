export interface PasskeyWords {
  readonly title: string
  readonly note: string
  readonly why: { readonly insecure: string; readonly unsupported: string; readonly noServer: string }
  readonly add: string
  readonly added: string
  readonly enter: string
  readonly entered: (name: string) => string
  /** The person, or their browser, has ended it. */
  readonly ended: string
  readonly one: (created: string) => string
  readonly used: (at: string) => string
  readonly unused: string
  readonly remove: string
  readonly removeSure: string
}
