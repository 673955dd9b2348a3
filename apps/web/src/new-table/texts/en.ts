import { listsIn, plural } from '@quayside/texts'
import type { SetupWords } from './words.ts'

const { and, row } = listsIn('en')

export const en: SetupWords = {
  newTable: 'New table',
  seatsTitle: 'Who plays, in table order',
  seatNumber: (n) => `Seat ${n}`,
  person: 'At this screen',
  nameLabel: 'Name',
  kindLabel: 'Player',
  colourLabel: 'Colour',
  anyColour: 'any',
  beginsLabel: 'Who begins',
  beginsByLot: 'By lot',
  addSeat: 'Add a seat',
  removeSeat: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  begin: 'Deal the cards',
  twiceColour: 'Two seats cannot have the same colour.',
  houseRule: 'house rule',
  houseRules: 'House rules',
  rankHelp: {
    random: 'Plays any legal move. Good for a first look at the rules.',
    deckhand: 'Sees the next step and misses some. A relaxed first game.',
    mate: 'Weighs every choice of the turn. A fair opponent.',
    captain: 'Thinks ahead through many games. Expect to lose at first.',
  },
  optionsTitle: 'Rules',
  ranks: { random: 'Bot: random', deckhand: 'Bot: deckhand', mate: 'Bot: mate', captain: 'Bot: captain' },
  summary(people, bots, rules) {
    const persons = people === 0 ? [] : [people === 1 ? 'You' : `${people} people`]
    const who = and([...persons, ...bots.map(({ name, many }) => `${plural(many, 'bot')} (${name})`)])
    const way = rules.length > 0 ? `with ${row(rules)}` : 'by the usual rules'
    return people === 1 && bots.length === 0 ? `You play alone ${way}.` : `${who} play ${way}.`
  },
  lab: 'Is it fair? To the lab',
  importGame: 'Import a .game file',
  chooseFile: 'Choose a file',
  importHelp: 'Every table here can be taken along as one text file.',
  importFailed: (line, problem) => `Line ${line}: ${problem}.`,
}
