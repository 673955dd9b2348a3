import { line, listsIn, plural, strong } from '@quayside/texts'
import type { Place } from '../../types.ts'
import { isDark, symbolOfCard } from '../read.ts'
import type { BoardTexts } from './words.ts'

const { and, row } = listsIn('en')

const symbols = {
  gun: 'Gun',
  rum: 'Rum',
  lantern: 'Lantern',
  parrot: 'Parrot',
  hook: 'Hook',
  chest: 'Chest',
} as const
const places = { prison: 'Prison', wreck: 'Wreck', ship: 'Ship', cove: 'Cove' } as const
const card = (name: string) =>
  isDark(name) ? `Dark ${symbols[symbolOfCard(name)].toLowerCase()}` : symbols[symbolOfCard(name)]
/** Short, for buttons: `36`, `the ship`. */
const at = (place: Place) =>
  typeof place === 'number' ? String(place) : `the ${places[place].toLowerCase()}`
const from = (place: Place) =>
  typeof place === 'number'
    ? `on ${place}`
    : place === 'prison' || place === 'cove'
      ? `in the ${place}`
      : `on the ${place}`
const draw = (many: number) => (many > 0 ? `, draw ${many}` : '')
const over = (jumped: readonly number[]) =>
  jumped.length > 0 ? `passes ${and(jumped.map(String))} and ` : ''

export const en: BoardTexts = {
  chart: {
    escape: 'The tunnel from the prison to the ship',
    tortuga: 'The jungle path from the wreck to the cove',
    story: 'From the prison through the tunnel, by ship to Tortuga, through the jungle to the cove',
  },
  courses: { escape: 'the escape', tortuga: 'on Tortuga', story: 'the whole story' },
  subtitle: (players, course, spaces, round) =>
    `${players} crews, ${course}, ${spaces} spaces, round ${round}`,
  places,
  shores: { cartagena: 'Cartagena', tortuga: 'Tortuga' },
  place: (place) => (typeof place === 'number' ? `space ${place}` : `the ${places[place].toLowerCase()}`),
  allAboard: (many) => `all ${many} aboard wins`,
  allHome: (many) => `all ${many} home wins`,
  symbols,
  card,
  inHand: (name, many) => (many > 1 ? `${card(name)}, ${many} cards` : card(name)),
  hand: 'Your hand',
  emptyHand: 'no cards',
  dock: 'Your choice',
  row,
  tile: (place, symbol, who, extra) =>
    `${place}${symbol ? `, ${symbol.toLowerCase()}` : ''}: ${[who, ...extra].join('; ')}`,
  group: (name, many) => (many > 1 ? `${name} ×${many}` : name),
  nobody: 'free',
  closedChest: 'closed chest token',
  canLand: (cards) => `can land here${draw(cards)}`,
  ask: (action, all) => line`Action ${strong(action)} of ${all}. Which card, which pirate?`,
  askShort: line`Your turn: a card and a pirate?`,
  askPush: (name) => line`Push ${name}'s pirate and draw?`,
  nothingToMove: line`No pirate can move now.`,
  explain: (moved, { owner }) => {
    const who =
      moved.way === 'morgan'
        ? `${owner}'s pirate ${from(moved.from)}`
        : moved.pirates === 2
          ? `Two pirates ${from(moved.from)}`
          : `The pirate ${from(moved.from)}`
    const goes = moved.way === 'backward' ? 'falls back to' : moved.pirates === 2 ? 'go to' : 'goes to'
    const passes = moved.pirates === 2 ? over(moved.jumped).replace('passes', 'pass') : over(moved.jumped)
    const gain = moved.cards > 0 ? ` You draw ${moved.cards}.` : ''
    return line`${who} ${passes}${goes} ${at(moved.to)}.${gain}`
  },
  goTo: (moved) => (moved.pirates === 2 ? `Move two to ${at(moved.to)}` : `Go to ${at(moved.to)}`),
  backTo: (place, cards) => `Back to ${at(place)}${draw(cards)}`,
  forward: 'Go forward instead',
  back: 'Fall back',
  pushTo: (name, place, cards) => `Push ${name} to ${at(place)}${draw(cards)}`,
  chooseFirst: line`Choose a card and a pirate first.`,
  move: 'Move',
  endTurn: 'End turn',
  skipDraw: 'Skip turn, draw 1',
  sail: (to) => (to === 'tortuga' ? 'Sail to Tortuga' : 'Sail to Cartagena'),
  sailFree: 'Sail free',
  actionsLeft: (many) => `${plural(many, 'action')} left`,
  captain: 'captain',
  arrow: (place) => (typeof place === 'number' ? `→ ${place}` : `→ ${places[place].toLowerCase()}`),
  noArrow: '–',
  whose: (place) => `Whose pirate, ${place}?`,
  yours: 'yours',
  cancel: 'Back',
  deck: 'Deck',
  discards: 'Discards',
  close: 'Close',
  crew: ({ start, way, aboard, home }) =>
    [
      `${home} home`,
      ...(aboard > 0 ? [`${aboard} on the ship`] : []),
      `${way} on the way`,
      `${start} at the start`,
    ].join(', '),
  handSize: (many) => `${plural(many, 'card')} in hand`,
  oneToGo: 'one to go',
}
