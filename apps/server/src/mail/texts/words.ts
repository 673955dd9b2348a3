/** What is written to people. No words of strangers in the mail that asks: it goes to addresses that anybody can give. */
export interface MailWords {
  readonly askSubject: string
  readonly ask: (link: string) => string
  readonly subject: (tables: number) => string
  readonly waiting: string
  /** A game, the others at the table. */
  readonly table: (title: string, rivals: readonly string[]) => string
  readonly left: (hours: number) => string
  readonly soon: string
  readonly more: (tables: number) => string
  readonly settings: (link: string) => string
  readonly stop: (link: string) => string
}
