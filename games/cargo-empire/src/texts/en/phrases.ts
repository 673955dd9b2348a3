/** The words of a code may change, its sense may not. */
export const phrases = {
  needCargo: 'I need that cargo',
  leaveCity: 'Please leave me that city',
  fineDelivery: 'A fine delivery',
  fullLoad: 'My hold is full',
  endNear: 'The end is near',
}
