/** A list that its caller owns and refills, so that generating legal actions allocates nothing. */
export class ActionList<A> {
  readonly items: A[] = []
  length = 0

  clear(): void {
    this.length = 0
  }

  push(action: A): void {
    this.items[this.length++] = action
  }

  at(index: number): A {
    if (index < 0 || index >= this.length) throw new RangeError(`no action ${index} among ${this.length}`)
    return this.items[index] as A
  }

  toArray(): A[] {
    return this.items.slice(0, this.length)
  }
}
