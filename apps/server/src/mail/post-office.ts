/** Hands letters to the mail server that the settings name. */
import { createTransport, type Transporter } from 'nodemailer'
import type { MailSettings } from '../settings.ts'

export interface Letter {
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly text: string
  /** Ends all mails with one POST (RFC 8058); null: there is nothing to end yet. */
  readonly stop: string | null
}

/** `refused`: there is no such address, or it takes nothing; it is not to be tried again. */
export type Handed = 'sent' | 'refused' | 'failed'

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export class PostOffice {
  private readonly transport: Transporter
  private readonly from: string

  constructor({ url, from }: MailSettings) {
    // What a letter is made of stands in it: nothing is ever read from files or addresses.
    this.transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true })
    this.from = from
  }

  async hand({ to, language, subject, text, stop }: Letter): Promise<Handed> {
    const headers = {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(stop === null
        ? {}
        : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    }
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject,
        text,
        headers,
      })
      return 'sent'
    } catch (error) {
      return isRefused(error) ? 'refused' : 'failed'
    }
  }

  close(): void {
    this.transport.close()
  }
}

/** The server has said no to this recipient for good (RFC 5321: 5yz). */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}
