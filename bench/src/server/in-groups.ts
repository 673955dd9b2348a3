const GROUP = 25

/** Some at a time, so that nobody's queue grows long; the answers in order. */
export async function inGroups<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let i = 0; i < list.length; i += GROUP) {
    done.push(...(await Promise.all(list.slice(i, i + GROUP).map(work))))
  }
  return done
}
