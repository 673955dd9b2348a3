/** The words of a code may change, its sense may not. */
export const phrases = {
  leaveMyShip: 'Leave my ship alone',
  pirates: 'Mind the pirates',
  hurry: 'Let us sail to Carthage',
  wait: 'No payday yet, please',
  fineSale: 'A fine sale',
}
