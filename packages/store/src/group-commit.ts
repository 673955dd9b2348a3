/** Gathers the writes of one turn of the event loop, so that they share one transaction and one wait for the disk. */

/** What became of one write; another write of the same transaction may have gone better. */
export type Outcome<A> = { readonly value: A } | { readonly error: unknown }

interface Waiting<C, A> {
  readonly change: C
  resolve(answer: A): void
  reject(error: unknown): void
}

export class GroupCommit<C, A> {
  private waiting: Waiting<C, A>[] = []
  private scheduled = false
  private writing = false
  private flushing: Promise<void> = Promise.resolve()
  private readonly write: (changes: readonly C[]) => Promise<readonly Outcome<A>[]> | readonly Outcome<A>[]
  /** Told after every transaction how many changes it carried. */
  onCommit: (changes: number) => void = () => undefined

  /** `write` answers each change in its place; if it throws, none of them counts. */
  constructor(write: GroupCommit<C, A>['write']) {
    this.write = write
  }

  save(change: C): Promise<A> {
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
      this.flushing = this.flush()
    })
  }

  private async flush(): Promise<void> {
    const batch = this.waiting
    this.waiting = []
    this.writing = true
    const outcomes = await this.outcomesOf(batch)
    this.writing = false
    // The next transaction is under way before the answers of this one are worked on: the disk need not wait for them.
    if (this.waiting.length > 0) this.flushing = this.flush()
    batch.forEach((one, i) => {
      settle(one, outcomes[i])
    })
  }

  private async outcomesOf(batch: readonly Waiting<C, A>[]): Promise<readonly (Outcome<A> | undefined)[]> {
    try {
      const outcomes = await this.write(batch.map((one) => one.change))
      this.onCommit(batch.length)
      return outcomes
    } catch (error) {
      return batch.map(() => ({ error }))
    }
  }

  /** Resolves when everything that was asked for has been answered. */
  async idle(): Promise<void> {
    while (this.scheduled || this.writing || this.waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve))
      await this.flushing
    }
  }
}

function settle<C, A>(one: Waiting<C, A>, outcome: Outcome<A> | undefined): void {
  if (outcome && 'value' in outcome) one.resolve(outcome.value)
  else one.reject(outcome?.error ?? new Error('the store gave no answer'))
}
