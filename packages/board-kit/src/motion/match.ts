/** Gives equal cards identities that last from one picture to the next, so that each can be seen to travel. */
export interface Placed {
  /** What it is: equal kinds are interchangeable. */
  readonly kind: string
  /** Where it lies. */
  readonly zone: string
}

export interface Identified extends Placed {
  readonly id: string
}

/**
 * Things that stay where they are keep their identity; then things that are missing in one place are taken for those
 * that are new in another. What is left over is new.
 */
export function identify(before: readonly Identified[], now: readonly Placed[]): Identified[] {
  const free = [...before]
  const found: (Identified | null)[] = now.map((thing) => claim(free, thing, true))
  let last = 0
  for (const { id } of before) last = Math.max(last, Number(id.slice(id.indexOf('#') + 1)))
  return now.map((thing, i) => {
    const same = found[i] ?? claim(free, thing, false)
    return same ?? { ...thing, id: `${thing.kind}#${++last}` }
  })
}

function claim(free: Identified[], thing: Placed, stays: boolean): Identified | null {
  const i = free.findIndex((one) => one.kind === thing.kind && (!stays || one.zone === thing.zone))
  if (i < 0) return null
  const [one] = free.splice(i, 1)
  return { ...thing, id: (one as Identified).id }
}
