import { plural } from '@quayside/texts'
import type { TerminalWords } from '../terminal-words.ts'

export const terminal: TerminalWords = {
  symbols: { gun: 'gun', rum: 'rum', lantern: 'lantern', parrot: 'parrot', hook: 'hook', chest: 'chest' },
  places: {
    prison: 'Prison',
    wreck: 'Wreck',
    ship: 'Ship',
    cove: 'Cove',
    cartagena: 'Cartagena',
    tortuga: 'Tortuga',
  },
  legend: 'Numbers under the spaces are seats, one for each pirate; * is a closed chest.',
  chest: '*',
  dark: 'dark',
  deck: (many, discarded) => `Deck ${many}, discards ${discarded}`,
  hand: 'Your hand',
  look: 'You look at',
  none: 'none',
  seat: (home, of, cards) => `${home} of ${of} home, ${plural(cards, 'card')}`,
  began: 'began',
  actions: (left) => `${plural(left, 'action')} left`,
  leads: (to, cards) => ` → ${to}${cards > 0 ? `, draws ${plural(cards, 'card')}` : ''}`,
  ship: (shore) => `The ship lies at ${shore}.`,
}
