/** A mail server for tests: takes what it is sent and lets it be read. */
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ArrivedLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly arrived: readonly ArrivedLetter[]
  /** From now on recipients are answered with this code; 250: taken again. */
  answer(code: number): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedLetter[] = []
  let code = 250
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(code < 400 ? null : Object.assign(new Error('not here'), { responseCode: code })),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        read(Buffer.concat(chunks), envelope.rcptTo[0]?.address ?? '').then((letter) => {
          arrived.push(letter)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    answer(next) {
      code = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(raw: Buffer, to: string): Promise<ArrivedLetter> {
  const { subject = '', text = '', headers } = await PostalMime.parse(raw)
  return { to, subject, text, headers: new Map(headers.map(({ key, value }) => [key, value])) }
}
