/** How kind chance was, of one game or of many together: 0 to 100; null where nothing was left to it. */
export function percentileOf(surprise: number, variance: number): number | null {
  return variance === 0 ? null : Math.round(100 * normalShare(surprise / Math.sqrt(variance)))
}

/** Normal distribution function, approximated by a logistic curve to within 1 %. */
function normalShare(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z))
}
