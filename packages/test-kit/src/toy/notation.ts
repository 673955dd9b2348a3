/** The toy's moves as words, and the shapes of everything that crosses its edge. */
import {
  bool,
  dictionary,
  list,
  type MoveWords,
  type Notation,
  nullable,
  oneOf,
  record,
  type Schemas,
  text,
  whole,
} from '@quayside/rules-kit'
import { type Bundle, GOODS, type Good, KINDS, type Toy } from './types.ts'

const isGood = (word: string | undefined): word is Good => GOODS.includes(word as Good)
const number = (word: string | undefined) => (word && /^\d{1,2}$/.test(word) ? Number(word) : null)

function bundle(word: string | undefined): Bundle | null {
  const parts = (word ?? '').split('-')
  return parts.length === KINDS && parts.every((part) => /^\d$/.test(part)) ? parts.map(Number) : null
}

function wordless<M>(move: M): MoveWords<M> {
  return { format: () => '', parse: (words) => (words.length === 0 ? move : null) }
}

/** A move with one word after its kind. */
function oneWord<M, V>(
  read: (word: string | undefined) => V | null,
  make: (value: V) => M,
  say: (move: M) => string,
): MoveWords<M> {
  return {
    format: say,
    parse(words) {
      const value = words.length === 1 ? read(words[0]) : null
      return value === null ? null : make(value)
    },
  }
}

const goodWord = (word: string | undefined) => (isGood(word) ? word : null)
const yesNo = (word: string | undefined) => (word === 'yes' ? true : word === 'no' ? false : null)

export const notation: Notation<Toy> = {
  actions: {
    sell: oneWord(
      goodWord,
      (good) => ({ type: 'sell', good }),
      (a) => a.good,
    ),
    peek: wordless({ type: 'peek' }),
    keep: oneWord(
      goodWord,
      (good) => ({ type: 'keep', good }),
      (a) => a.good,
    ),
    grab: oneWord(
      number,
      (from) => ({ type: 'grab', from }),
      (a) => String(a.from),
    ),
    offer: {
      format: ({ give, get }) => `${give.join('-')} for ${get.join('-')}`,
      parse(words) {
        const give = bundle(words[0])
        const get = bundle(words[2])
        return give && get && words[1] === 'for' && words.length === 3 ? { type: 'offer', give, get } : null
      },
    },
    answer: oneWord(
      yesNo,
      (accept) => ({ type: 'answer', accept }),
      (a) => (a.accept ? 'yes' : 'no'),
    ),
    settle: oneWord(
      number,
      (seat) => ({ type: 'settle', with: seat }),
      (a) => String(a.with),
    ),
    withdraw: wordless({ type: 'withdraw' }),
    discard: oneWord(
      bundle,
      (cards) => ({ type: 'discard', cards }),
      (a) => a.cards.join('-'),
    ),
    end: wordless({ type: 'end' }),
  },
  outcomes: {
    roll: oneWord(
      number,
      (pips) => ({ type: 'roll', pips }),
      (o) => String(o.pips),
    ),
    card: oneWord(
      goodWord,
      (card) => ({ type: 'card', card }),
      (o) => o.card,
    ),
    steal: oneWord(
      goodWord,
      (card) => ({ type: 'steal', card }),
      (o) => o.card,
    ),
  },
}

const goods = oneOf(...GOODS)
const cards = list(whole(0, 9), KINDS, KINDS)
const seat = whole(0, 3)
const counts = (most: number) => list(whole(0, most), 0, 5)
const offer = record({ give: cards, get: cards, answers: list(oneOf('open', 'yes', 'no')) })
const type = (name: string) => oneOf(name)

export const schemas: Schemas<Toy> = {
  setup: record({
    first: oneOf(0, 1, 2, 3, 'auto'),
    hands: list(cards, 2, 4),
    deck: record({ stacked: list(goods), counts: cards }),
  }),
  actions: {
    sell: record({ type: type('sell'), good: goods }),
    peek: record({ type: type('peek') }),
    keep: record({ type: type('keep'), good: goods }),
    grab: record({ type: type('grab'), from: seat }),
    offer: record({ type: type('offer'), give: cards, get: cards }),
    answer: record({ type: type('answer'), accept: bool }),
    settle: record({ type: type('settle'), with: seat }),
    withdraw: record({ type: type('withdraw') }),
    discard: record({ type: type('discard'), cards }),
    end: record({ type: type('end') }),
  },
  outcomes: {
    roll: record({ type: type('roll'), pips: whole(1, 6) }),
    card: record({ type: type('card'), card: goods }),
    steal: record({ type: type('steal'), card: goods }),
  },
  shown: record({
    rules: whole(1, 2),
    players: whole(2, 4),
    auto: bool,
    goal: whole(1, 9),
    turn: whole(0, 4),
    first: whole(0, 4),
    round: whole(0, 999),
    phase: record({ type: text(), 'victim?': seat, 'reason?': text(), 'hoarder?': nullable(seat) }),
    deck: dictionary(whole(0, 99)),
    discarded: cards,
    sizes: counts(30),
    points: counts(30),
    autoLast: whole(-1, 2),
    offer: nullable(offer),
    offersMade: whole(0, 9),
    deedDone: bool,
    asks: counts(9999),
    hasChosen: list(bool),
    looked: whole(0, 2),
    revealed: nullable(list(cards)),
    mine: nullable(record({ hand: cards, chosen: nullable(cards), looked: nullable(list(whole(0, 2))) })),
  }),
  known: record({
    publicly: list(cards),
    own: nullable(record({ hands: list(cards), top: list(nullable(whole(0, 2))) })),
  }),
}
