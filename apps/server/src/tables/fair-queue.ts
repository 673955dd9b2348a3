/** A queue in which groups take turns: somebody with forty tables waits like somebody with one. */
export class FairQueue<T> {
  private readonly groups = new Map<string, T[]>()
  private many = 0

  get size(): number {
    return this.many
  }

  put(group: string, item: T): void {
    const list = this.groups.get(group)
    if (list) list.push(item)
    else this.groups.set(group, [item])
    this.many++
  }

  /** The oldest of the group whose turn it is; that group then goes to the end. */
  take(): T | undefined {
    const [entry] = this.groups
    if (!entry) return undefined
    const [group, list] = entry
    const item = list.shift()
    this.groups.delete(group)
    if (list.length > 0) this.groups.set(group, list)
    this.many--
    return item
  }
}
