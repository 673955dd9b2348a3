/** A share as whole per cent, the same in both languages. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
