/** A share as whole per cent, the same in both languages. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

/** A change of a share, with its sign. */
export function signedPercent(change: number): string {
  const points = Math.round(100 * change)
  return `${points < 0 ? '\u2212' : '+'}${Math.abs(points)}%`
}
