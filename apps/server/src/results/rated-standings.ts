/** How everybody at a rated table came out. */
import type { Room } from '@quayside/store'

/**
 * One standing for each seat; null where the game is not rated. Whoever left stands behind all who stayed, the first to leave last; those
 * who stayed stand as the rules count, or equal where the game was stopped. One that all agreed to stop counts for nobody.
 */
export function ratedStandings(
  { rated, leavers = [], seats }: Pick<Room, 'rated' | 'leavers' | 'seats'>,
  places: readonly number[] | null,
): number[] | null {
  if (!rated || (places === null && leavers.length === 0)) return null
  const stayed = seats.flatMap((_, seat) => (leavers.includes(seat) ? [] : [seat]))
  const placeOf = (seat: number) => places?.[seat] ?? 1
  return seats.map((_, seat) => {
    const left = leavers.indexOf(seat)
    if (left >= 0) return seats.length - left
    return 1 + stayed.filter((other) => placeOf(other) < placeOf(seat)).length
  })
}
