/** Offers to a seat: whether it can meet them, and which are declined without being put to the person. */
import type { Action } from '../types.ts'
import type { Shown } from '../view-types.ts'

/** This seat holds what is asked of it; also where nothing is. */
export function canMeetOffer({ trade, seats }: Shown, seat: number): boolean {
  const held = seats[seat]?.resources
  return trade.offer?.get.every((many, kind) => many <= (held?.[kind] ?? 0)) ?? true
}

/** One that cannot be met, or any while the person wants none. Who has accepted may still decline, but is not made to. */
export function isDeclinedUnasked(
  shown: Shown,
  seat: number,
  legal: readonly Action[],
  wantsNone: boolean,
): boolean {
  const mayDecline = legal.some((action) => action.type === 'answer' && !action.accept)
  return mayDecline && (wantsNone || !canMeetOffer(shown, seat))
}
