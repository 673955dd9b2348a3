/** How a person answers whatever Cartagena asks. */
import { type Hand, pressKey } from './hand.ts'
import { choice, decide, has, open, press, settledWith } from './table.ts'

export const isAsked = (): boolean => settledWith('[data-say=asked]')

/** Own pirates on the ship of the whole story. */
const ownAboard = () =>
  document.querySelector('.rail .seat')?.querySelectorAll('.ctg-pips .aboard').length ?? 0

/** Sailing helps if it brings own pirates to Tortuga, or the empty ship back. */
function usefulVoyage(): string | null {
  const sail = has(open('sail-free')) ? 'sail-free' : 'sail'
  if (!has(open(sail))) return null
  const toTortuga = document.querySelector(choice('sail'))?.textContent?.includes('Tortuga')
  return (toTortuga ? ownAboard() > 0 : ownAboard() === 0) ? sail : null
}

/** Sails when it helps, looks at other landings now and then, and otherwise takes what is proposed. */
export async function choose(hand: Hand, turn: number): Promise<string> {
  const sail = usefulVoyage()
  if (sail) {
    await decide(hand, open(sail))
    return sail
  }
  const isPower = turn % 3 === 1 && has(open('power'))
  if (isPower) await press(hand, open('power'))
  else if (turn % 4 === 2 && has('.ctg-place')) await press(hand, '.ctg-place')
  // Whoever stands there may not be able to move: back to what is proposed.
  if (has(`${choice('confirm')}[aria-disabled]`)) pressKey(document.activeElement ?? document.body, 'Escape')
  await decide(hand, open('confirm'))
  return isPower ? 'power' : 'move'
}
