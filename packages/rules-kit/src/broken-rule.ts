/** A violated invariant: a bug in the rules, never a player's mistake. The message names what is needed to find it. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule'
}

/**
 * The element at an index that must exist. Not for hot loops: one function that reads every kind of list is slow
 * there (`list[i] as number` is not); see the note on speed in CONTRIBUTING.
 */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const found = list[index]
  if (found === undefined) throw new BrokenRule(`nothing at ${index} of ${list.length}`)
  return found
}
