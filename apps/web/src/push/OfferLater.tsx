/** The question is fetched when there is somebody to ask. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type OnlineState, seatOfGuest } from '../session/online-session.ts'

const HOUR = 3_600_000

/** After sitting down at a table with a clock of hours or days; nowhere else. */
export function OfferLater({ state }: { state: OnlineState }): JSX.Element | null {
  const { room } = state
  const setting = room?.clock.setting
  const isLong = setting !== undefined && setting.kind !== 'none' && setting.ms >= HOUR
  const isWanted = isLong && room?.status === 'lobby' && seatOfGuest(state) !== null
  const [Offer, setOffer] = useState<(() => JSX.Element | null) | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // Without it the table is complete all the same.
    import('./PushOffer.tsx').then(
      async ({ PushOffer, prepare }) => {
        await prepare()
        setOffer(() => PushOffer)
      },
      () => undefined,
    )
  }, [isWanted])
  return Offer && isWanted ? <Offer /> : null
}
