/** Gathers the writes of one turn of the event loop, so that they share one transaction and one wait for the disk. */

interface Waiting<C> {
  readonly change: C
  resolve(answer: 'stored' | 'conflict'): void
  reject(error: unknown): void
}

export class GroupCommit<C> {
  private waiting: Waiting<C>[] = []
  private scheduled = false
  private writing = false
  private readonly write: (
    changes: readonly C[],
  ) => Promise<readonly ('stored' | 'conflict')[]> | readonly ('stored' | 'conflict')[]
  /** Told after every transaction how many changes it carried. */
  onCommit: (changes: number) => void = () => undefined

  constructor(write: GroupCommit<C>['write']) {
    this.write = write
  }

  save(change: C): Promise<'stored' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject })
      this.schedule()
    })
  }

  private schedule(): void {
    // While a transaction is on its way the next one gathers.
    if (this.scheduled || this.writing) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      void this.flush()
    })
  }

  private async flush(): Promise<void> {
    const batch = this.waiting
    this.waiting = []
    this.writing = true
    try {
      const answers = await this.write(batch.map((one) => one.change))
      this.onCommit(batch.length)
      batch.forEach((one, i) => {
        one.resolve(answers[i] ?? 'conflict')
      })
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
    this.writing = false
    if (this.waiting.length > 0) this.schedule()
  }

  /** Resolves when everything that was asked for has been answered. */
  async idle(): Promise<void> {
    while (this.scheduled || this.writing || this.waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
