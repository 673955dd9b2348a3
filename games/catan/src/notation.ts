/** Moves as words: `1 road 17-23`, `0 offer wool:1 for ore:1 to 1,2`, `* roll 3 4`. */
import { at, type MoveWords, type Notation } from '@quayside/rules-kit'
import { type Card, RESOURCES, type Resource } from './content.ts'
import type { Action, ActionNamed, Catan, Five } from './types.ts'

const NUMBER = /^-?\d{1,3}$/

function readNumber(word: string | undefined): number | null {
  return word !== undefined && NUMBER.test(word) ? Number(word) : null
}

function readPair(word: string | undefined, between: string): [number, number] | null {
  const found = new RegExp(`^(-?\\d{1,2})${between}(-?\\d{1,2})$`).exec(word ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** `wool:2 ore:1`; no card at all is `none`. */
function cardWords(cards: Five): string {
  const words = cards.flatMap((many, kind) => (many > 0 ? [`${at(RESOURCES, kind)}:${many}`] : []))
  return words.length > 0 ? words.join(' ') : 'none'
}

function readCards(words: readonly string[]): Five | null {
  const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  if (words.length === 1 && words[0] === 'none') return cards
  for (const word of words) {
    const [name, many] = word.split(':')
    const kind = RESOURCES.indexOf(name as Resource)
    if (kind < 0 || cards[kind] !== 0 || !/^[1-9]\d?$/.test(many ?? '')) return null
    cards[kind] = Number(many)
  }
  return words.length > 0 ? cards : null
}

function termWords({ give, get }: { give: Five; get: Five }): string {
  return `${cardWords(give)} for ${cardWords(get)}`
}

function readTerms(words: readonly string[]): { give: Five; get: Five } | null {
  const middle = words.indexOf('for')
  if (middle < 0) return null
  const give = readCards(words.slice(0, middle))
  const get = readCards(words.slice(middle + 1))
  return give && get ? { give, get } : null
}

function bare<K extends Action['type']>(type: K): MoveWords<{ readonly type: K }> {
  return { format: () => '', parse: (words) => (words.length === 0 ? { type } : null) }
}

function atVertex<K extends 'settle' | 'city'>(
  type: K,
): MoveWords<{ readonly type: K; readonly vertex: number }> {
  return {
    format: ({ vertex }) => String(vertex),
    parse(words) {
      const vertex = readNumber(words[0])
      return words.length === 1 && vertex !== null ? { type, vertex } : null
    },
  }
}

function withCards<K extends 'discard' | 'playDiscovery'>(
  type: K,
): MoveWords<{ readonly type: K; readonly cards: Five }> {
  return {
    format: ({ cards }) => cardWords(cards),
    parse(words) {
      const cards = readCards(words)
      return cards ? { type, cards } : null
    },
  }
}

const road: MoveWords<ActionNamed<'road'>> = {
  format: ({ edge }) => edge.join('-'),
  parse(words) {
    const edge = readPair(words[0], '-')
    if (words.length !== 1 || !edge) return null
    const [a, b] = edge
    // An edge has no direction: 23-18 is 18-23.
    return { type: 'road', edge: a < b ? edge : [b, a] }
  },
}

const robber: MoveWords<ActionNamed<'robber'>> = {
  format: ({ hex, victim }) => `${hex.join()}${victim === null ? '' : ` from ${victim}`}`,
  parse(words) {
    const hex = readPair(words[0], ',')
    if (!hex) return null
    if (words.length === 1) return { type: 'robber', hex, victim: null }
    const victim = readNumber(words[2])
    return words.length === 3 && words[1] === 'from' && victim !== null
      ? { type: 'robber', hex, victim }
      : null
  },
}

const maritime: MoveWords<ActionNamed<'maritime'>> = {
  format: ({ give, get }) => `${give} for ${get}`,
  parse: ([give, middle, get, ...rest]) =>
    middle === 'for' && rest.length === 0
      ? { type: 'maritime', give: give as Resource, get: get as Resource }
      : null,
}

const playMonopoly: MoveWords<ActionNamed<'playMonopoly'>> = {
  format: ({ resource }) => resource,
  parse: ([resource, ...rest]) =>
    resource && rest.length === 0 ? { type: 'playMonopoly', resource: resource as Resource } : null,
}

const offer: MoveWords<ActionNamed<'offer'>> = {
  format: ({ to, ...terms }) => `${termWords(terms)} to ${to.join()}`,
  parse(words) {
    const end = words.indexOf('to')
    const terms = end < 0 ? null : readTerms(words.slice(0, end))
    const seats = words[end + 1]
    if (!terms || words.length !== end + 2 || !/^\d(,\d)*$/.test(seats ?? '')) return null
    return { type: 'offer', ...terms, to: (seats as string).split(',').map(Number) }
  },
}

const counter: MoveWords<ActionNamed<'counter'>> = {
  format: termWords,
  parse(words) {
    const terms = readTerms(words)
    return terms ? { type: 'counter', ...terms } : null
  },
}

const answer: MoveWords<ActionNamed<'answer'>> = {
  format: ({ accept }) => (accept ? 'yes' : 'no'),
  parse: ([word, ...rest]) =>
    rest.length === 0 && (word === 'yes' || word === 'no')
      ? { type: 'answer', accept: word === 'yes' }
      : null,
}

const settleTrade: MoveWords<ActionNamed<'settleTrade'>> = {
  format: (action) => String(action.with),
  parse(words) {
    const seat = readNumber(words[0])
    return words.length === 1 && seat !== null ? { type: 'settleTrade', with: seat } : null
  },
}

export const notation: Notation<Catan> = {
  actions: {
    settle: atVertex('settle'),
    road,
    city: atVertex('city'),
    roll: bare('roll'),
    discard: withCards('discard'),
    robber,
    buyCard: bare('buyCard'),
    playKnight: bare('playKnight'),
    playRoads: bare('playRoads'),
    playDiscovery: withCards('playDiscovery'),
    playMonopoly,
    maritime,
    offer,
    answer,
    counter,
    settleTrade,
    withdraw: bare('withdraw'),
    skipRoad: bare('skipRoad'),
    endTurn: bare('endTurn'),
  },
  outcomes: {
    dice: {
      word: 'roll',
      format: ({ dice }) => dice.join(' '),
      parse(words) {
        const [a, b] = [readNumber(words[0]), readNumber(words[1])]
        return words.length === 2 && a !== null && b !== null ? { type: 'dice', dice: [a, b] } : null
      },
    },
    steal: {
      format: ({ resource }) => resource,
      parse: ([resource, ...rest]) =>
        resource && rest.length === 0 ? { type: 'steal', resource: resource as Resource } : null,
    },
    card: {
      format: ({ card }) => card,
      parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'card', card: card as Card } : null),
    },
  },
}
