/** Moves as words: `0 forward R 7`, `1 morgan 2 ship`, `0 pair H P P as G 15`, `* draw R`, `* token snake`. */
import type { MoveWords, Notation } from '@quayside/rules-kit'
import type { Face, Letter } from './content.ts'
import type { ActionOfType, Cartagena, Place } from './types.ts'

const placeWord = (place: Place) => String(place)
const readPlace = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : (word as Place))
const readSeat = (word: string | undefined) => (word !== undefined && /^\d$/.test(word) ? Number(word) : -1)

/** Kinds without anything to name. */
function bare<K extends 'ship' | 'freeShip' | 'skipDraw' | 'endTurn'>(type: K): MoveWords<ActionOfType<K>> {
  return {
    format: () => '',
    parse: (words) => (words.length === 0 ? ({ type } as ActionOfType<K>) : null),
  }
}

/** Kinds that name one card. */
function oneCard<K extends 'rum' | 'lantern' | 'take'>(type: K): MoveWords<ActionOfType<K>> {
  return {
    format: ({ card }: { card: string }) => card,
    parse: ([card, ...rest]) => (card && rest.length === 0 ? ({ type, card } as ActionOfType<K>) : null),
  }
}

/** Kinds that name a card and a pirate's place. */
function cardAndPlace<K extends 'forward' | 'chest'>(type: K): MoveWords<ActionOfType<K>> {
  return {
    format: ({ card, from }: { card: string; from: Place }) => `${card} ${placeWord(from)}`,
    parse: ([card, from, ...rest]) =>
      card && from && rest.length === 0 ? ({ type, card, from: readPlace(from) } as ActionOfType<K>) : null,
  }
}

const parrot: MoveWords<ActionOfType<'parrot'>> = {
  format: ({ cards, as, from }) => `${cards.join(' ')} as ${as} ${placeWord(from)}`,
  parse(words) {
    const [one = '', other = '', word, as, from, ...rest] = words
    if (word !== 'as' || !as || !from || rest.length > 0) return null
    return { type: 'parrot', cards: [one, other], as: as as Letter, from: readPlace(from) }
  },
}

const pair: MoveWords<ActionOfType<'pair'>> = {
  format: ({ hook, cards, as, from }) =>
    [hook, ...cards, ...(as === undefined ? [] : ['as', as]), placeWord(from)].join(' '),
  parse(words) {
    const [hook, ...rest] = words
    const from = rest.pop()
    if (!hook || !from || rest.length === 0) return null
    const at = rest.indexOf('as')
    if (at < 0) return { type: 'pair', hook, cards: rest, from: readPlace(from) }
    const as = rest[at + 1]
    if (!as || rest.length !== at + 2) return null
    return { type: 'pair', hook, cards: rest.slice(0, at), as: as as Letter, from: readPlace(from) }
  },
}

export const notation: Notation<Cartagena> = {
  actions: {
    forward: cardAndPlace('forward'),
    backward: {
      format: ({ from }) => placeWord(from),
      parse: ([from, ...rest]) =>
        from && rest.length === 0 ? { type: 'backward', from: readPlace(from) } : null,
    },
    morgan: {
      format: ({ seat, from }) => `${seat} ${placeWord(from)}`,
      parse: ([seat, from, ...rest]) =>
        from && rest.length === 0 ? { type: 'morgan', seat: readSeat(seat), from: readPlace(from) } : null,
    },
    ship: bare('ship'),
    freeShip: bare('freeShip'),
    gun: {
      format: ({ card, target }) => `${card} ${target}`,
      parse: ([card, target, ...rest]) =>
        card && rest.length === 0 ? { type: 'gun', card, target: readSeat(target) } : null,
    },
    rum: oneCard('rum'),
    lantern: oneCard('lantern'),
    chest: cardAndPlace('chest'),
    parrot,
    pair,
    skipDraw: bare('skipDraw'),
    endTurn: bare('endTurn'),
    discard: {
      format: ({ cards }) => cards.join(' '),
      parse: (words) => ({ type: 'discard', cards: [...words] }),
    },
    take: oneCard('take'),
    share: {
      format: ({ give }) => give.join(' '),
      parse: (words) => ({ type: 'share', give: [...words] }),
    },
    keep: {
      format: ({ card, top }) => [card, ...top].join(' '),
      parse: ([card, ...top]) => (card ? { type: 'keep', card, top } : null),
    },
  },
  outcomes: {
    draw: {
      format: ({ card }) => card,
      parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'draw', card } : null),
    },
    token: {
      format: ({ face }) => face,
      parse: ([face, ...rest]) => (face && rest.length === 0 ? { type: 'token', face: face as Face } : null),
    },
  },
}
