/** How much is tried: little in `npm test`, a lot in `npm run test:full`. */
export const isFull = process.env.QUAYSIDE_FULL === '1'

export function scaled(quick: number, full: number): number {
  return isFull ? full : quick
}
