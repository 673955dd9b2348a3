/** What must always hold: cards, pirates and tokens add up, and nobody remembers what is not so. */
import { at, countIn } from '@quayside/rules-kit'
import {
  CARDS,
  copiesOf,
  FACE_COPIES,
  GOAL,
  KINDS,
  MOST_ABOARD,
  MOST_ON_SPACE,
  MOST_PIRATES,
  PLACES,
  SHIP,
  TOTAL_CARDS,
} from './content.ts'
import { leastIndex } from './memory.ts'
import { seatList } from './scoring.ts'
import { aboard, addTo, inHand, piratesOn, type State, sumOf } from './state.ts'

/** The first broken invariant, or null. */
export function broken(state: State): string | null {
  return brokenCards(state) ?? brokenOnPath(state) ?? falseMemory(state)
}

/** As above without the cards: what even a loose position of a scenario must keep. */
export function brokenOnPath(state: State): string | null {
  return brokenPirates(state) ?? brokenTokens(state)
}

function brokenCards(state: State): string | null {
  let total = 0
  for (let kind = 0; kind < KINDS; kind++) {
    let many = countIn(state.deck, kind) + at(state.discard, kind) + at(state.look, kind)
    for (let seat = 0; seat < state.fixed.players; seat++) many += inHand(state, seat, kind)
    const wanted = copiesOf(kind, state.fixed.options)
    if (many !== wanted) return `${CARDS[kind]}: ${many} cards instead of ${wanted}`
    total += many
  }
  if (total !== TOTAL_CARDS) return `${total} cards instead of ${TOTAL_CARDS}`
  for (const seat of seatList(state)) {
    const hand = state.hands.subarray(seat * KINDS, (seat + 1) * KINDS)
    if (sumOf(hand) !== state.handSize[seat]) return `seat ${seat} has a wrong hand size`
  }
  return sumOf(state.deck.counts) === state.deck.mixed ? null : 'the mixed part of the deck is counted wrong'
}

function brokenPirates(state: State): string | null {
  const { spaces, pirates, isStory } = state.fixed
  const standing = new Uint8Array(PLACES)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    for (let i = 0; i < pirates; i++) {
      const index = seat * MOST_PIRATES + i
      addTo(standing, at(state.where, index), 1)
      if (i > 0 && at(state.where, index - 1) > at(state.where, index))
        return `pirates of seat ${seat} out of order`
    }
    if (aboard(state, seat) > MOST_ABOARD) return `too many pirates of seat ${seat} aboard`
    if (piratesOn(state, seat, GOAL) !== state.home[seat])
      return `seat ${seat} has a wrong count of pirates home`
  }
  for (let place = 0; place < PLACES; place++) {
    const many = at(standing, place)
    if (many !== state.stack[place]) return `${many} pirates on ${place}, counted as ${state.stack[place]}`
    if (place >= 1 && place <= spaces && many > MOST_ON_SPACE) return `${many} pirates on space ${place}`
    if (many > 0 && place > spaces && place !== GOAL && !(isStory && place === SHIP))
      return `a pirate on ${place}, where nothing is`
  }
  return null
}

function brokenTokens(state: State): string | null {
  const lying = sumOf(state.token)
  if (!state.fixed.options.magic) return lying + sumOf(state.faces) === 0 ? null : 'tokens without magic'
  if (lying > sumOf(state.faces)) return 'more tokens on the path than are left'
  const wrong = FACE_COPIES.findIndex((many, face) => at(state.faces, face) > many)
  if (wrong >= 0) return 'a token too many'
  const stray = state.token.findIndex((lies, place) => lies === 1 && !state.fixed.chests.includes(place))
  return stray < 0 ? null : `a token on ${stray}, which is no chest`
}

function falseMemory(state: State): string | null {
  const { memory } = state
  if (memory === null) return null
  if (memory.top.length !== state.deck.stacked.length) return 'memory of the deck has a wrong length'
  for (const knower of seatList(state)) {
    for (const owner of seatList(state)) {
      for (let kind = 0; kind < KINDS; kind++) {
        if (at(memory.least, leastIndex(knower, owner, kind)) > inHand(state, owner, kind))
          return `seat ${knower} remembers a card that seat ${owner} does not hold`
      }
    }
  }
  return null
}
