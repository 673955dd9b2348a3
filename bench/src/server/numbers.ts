/** Figures as they are printed. */
export function rounded(n: number): number {
  return Number(n.toPrecision(4))
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
