/** Lines from the keyboard or a pipe; null when they end. */
import { createInterface, type Interface } from 'node:readline'

export class Asker {
  private readonly reader: Interface
  private readonly lines: AsyncIterator<string>

  constructor() {
    this.reader = createInterface({ input: process.stdin })
    this.lines = this.reader[Symbol.asyncIterator]()
  }

  async ask(question: string): Promise<string | null> {
    process.stdout.write(question)
    const { done, value } = await this.lines.next()
    return done ? null : value.trim()
  }

  close(): void {
    this.reader.close()
  }
}
