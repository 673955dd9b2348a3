/** The words of a code may change, its sense may not. */
export const phrases = {
  waitForMe: 'Wait for me',
  stayThere: 'Stay there, I need your company',
  shipLeaves: 'The ship is about to leave',
  noCards: 'I have no cards left',
  guards: 'The guards are coming',
}
