/** Solves a symmetric positive definite system by Cholesky's decomposition, in place. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const at = (i: number, j: number) => matrix[i * n + j] as number
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-15)) : sum / at(j, j)
    }
  }
  const x = new Float64Array(right)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - at(i, k) * (x[k] as number)
    x[i] = (x[i] as number) / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - at(k, i) * (x[k] as number)
    x[i] = (x[i] as number) / at(i, i)
  }
  return x
}
