/** What every page starts when it stands: updates of the pages, and the count of turns that wait. */
import { offerUpdates } from './offline/Offer.tsx'
import { countTurns } from './online/turn-count.ts'

export async function startLater(): Promise<void> {
  countTurns()
  await offerUpdates(document.body)
}
