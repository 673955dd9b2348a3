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
    'level:1': 'Overlooks most of what there is. For children and for the very first game.',
    deckhand: 'Sees the next step and misses some. A relaxed first game.',
    'level:3': 'Sees nearly everything, and only the next step.',
    mate: 'Weighs every choice of the turn. A fair opponent.',
    'level:5': 'Thinks ahead for a moment.',
    captain: 'Thinks ahead through many games. Expect to lose at first.',
    'level:7': 'Thinks ahead more than twice as long as a captain.',
    'level:8': 'Takes its time: six times that of a captain.',
  },
  optionsTitle: 'Rules',
  ranks: {
    random: 'Bot: random',
    'level:1': 'Bot 1: cabin boy',
    deckhand: 'Bot 2: deckhand',
    'level:3': 'Bot 3: boatswain',
    mate: 'Bot 4: mate',
    'level:5': 'Bot 5: navigator',
    captain: 'Bot 6: captain',
    'level:7': 'Bot 7: commodore',
    'level:8': 'Bot 8: admiral',
    'level:2': 'Bot 2: deckhand',
    'level:4': 'Bot 4: mate',
    'level:6': 'Bot 6: captain',
  },
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
