import type { SetupWords } from './words.ts'

export const en: SetupWords = {
  newTable: 'New table',
  seatsTitle: 'Who plays, in table order',
  seatNumber: (n) => `Seat ${n}`,
  person: 'Person at this screen',
  nameLabel: 'Name',
  kindLabel: 'Player',
  colourLabel: 'Colour',
  anyColour: 'by lot',
  beginsLabel: 'Who begins',
  beginsByLot: 'By lot',
  addSeat: 'Add a seat',
  removeSeat: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  begin: 'Deal the cards',
  twiceColour: 'Two seats cannot have the same colour.',
  houseRule: 'house rule',
  optionsTitle: 'Rules',
  ranks: { random: 'Bot: random', deckhand: 'Bot: deckhand', mate: 'Bot: mate', captain: 'Bot: captain' },
  lab: 'Is it fair? To the lab',
}
