/**
 * How the bots trade with each other and with people: an offer is what helps its maker and is likely to be accepted, judged in
 * determinizations by what the others hold there; an answer is what the swap is worth to the seat asked.
 */
import { ActionList, type Heuristic, type Seat } from '@quayside/rules-kit'
import { answer } from '../actions/answer.ts'
import { settleTrade } from '../actions/settle-trade.ts'
import { GOAL, KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { five, inHand, isOneOf, type State } from '../state.ts'
import { canSpeak, isAsked } from '../trade.ts'
import type { Action, ActionNamed, Catan, Five } from '../types.ts'
import { afterChange, afterSwap, holds, type Terms, tempo } from './swap.ts'

/** Nobody trades with a rival of so many visible points: it is about to win. */
const TOO_STRONG = GOAL - 2
/** In log-odds: what an accepted swap must bring, and what makes an offer worth saying. */
const WORTH_ACCEPTING = 0.02
const WORTH_OFFERING = 0.05
/** An offer is made where somebody accepts it in at least this fraction of the determinizations. */
const LIKELY = 0.4
/** Offers that are looked at closely. */
const SHORT_LIST = 8

type Evaluation = Pick<Heuristic<Catan>, 'evaluate' | 'ownValue'>

export function negotiator(evaluation: Evaluation): NonNullable<Heuristic<Catan>['negotiate']> {
  return (states, seat, duty) => {
    const first = states[0]
    if (first?.phase !== 'main' || !first.fixed.options.domesticTrade) return null
    const talk = new Negotiation(states, first, seat, evaluation)
    if (duty === 'may') return talk.answer()
    return talk.settle() ?? talk.offer()
  }
}

class Negotiation {
  private readonly states: readonly State[]
  /** What everybody sees, and the seat's own hand, are the same in all of them. */
  private readonly seen: State
  private readonly seat: Seat
  private readonly evaluation: Evaluation

  constructor(states: readonly State[], seen: State, seat: Seat, evaluation: Evaluation) {
    this.states = states
    this.seen = seen
    this.seat = seat
    this.evaluation = evaluation
  }

  /** The best of what stands, if it still helps. */
  settle(): Action | null {
    const { seen, seat } = this
    const standing = new ActionList<ActionNamed<'settleTrade'>>()
    settleTrade.legal(seen, seat, standing)
    let best: Action | null = null
    let highest = 0
    for (const action of standing.toArray()) {
      if (this.isTooStrong(action.with)) continue
      const gain = this.meanGain(action.with, this.termsWith(action.with))
      if (gain > highest) [best, highest] = [action, gain]
    }
    return best
  }

  private termsWith(other: Seat): Terms {
    const { seen } = this
    return isOneOf(seen.accepted, other)
      ? { give: five(seen.offerGive), get: five(seen.offerGet) }
      : { give: five(seen.wordGet, other), get: five(seen.wordGive, other) }
  }

  /** One offer a turn, to those who may well accept. */
  offer(): Action | null {
    const { seen, seat } = this
    if (seen.offerTo !== 0 || of(seen.offersMade, seat) > 0 || !canSpeak(seen, seat)) return null
    let best: Action | null = null
    let highest = WORTH_OFFERING
    for (const terms of this.shortList()) {
      const { to, worth } = this.addressees(terms)
      if (worth > highest) [best, highest] = [{ type: 'offer', ...terms, to }, worth]
    }
    return best
  }

  /** Those who accept often enough, and what the offer is worth: its gain times the chance that somebody does. */
  private addressees(terms: Terms): { readonly to: readonly Seat[]; readonly worth: number } {
    const to: Seat[] = []
    let nobody = 1
    let gains = 0
    for (let other = 0; other < this.seen.fixed.players; other++) {
      if (other === this.seat || this.isTooStrong(other)) continue
      const { chance, gain } = this.prospect(other, terms)
      if (chance < LIKELY / 2 || gain <= 0) continue
      to.push(other)
      nobody *= 1 - chance
      gains += gain
    }
    const chance = 1 - nobody
    return { to, worth: chance < LIKELY ? 0 : (chance * gains) / to.length }
  }

  private prospect(other: Seat, terms: Terms): { readonly chance: number; readonly gain: number } {
    const theirs = { give: terms.get, get: terms.give }
    let accepts = 0
    let gain = 0
    for (const state of this.states) {
      if (!holds(state, other, terms.get)) continue
      if (this.gain(state, other, this.seat, theirs) < WORTH_ACCEPTING) continue
      accepts++
      gain += this.gain(state, this.seat, other, terms)
    }
    return { chance: accepts / this.states.length, gain: accepts === 0 ? 0 : gain / accepts }
  }

  /** The terms that help most by the seat's own value and do not ask for more cards than they give, beyond what the bank would give for the same cards. */
  private shortList(): readonly Terms[] {
    const own = () => this.evaluation.ownValue(this.seen, this.seat) + tempo(this.seen, this.seat)
    const base = Math.max(own(), this.bestWithBank(own))
    const rated: { readonly terms: Terms; readonly gain: number }[] = []
    for (const give of GIVES) {
      if (!holds(this.seen, this.seat, give)) continue
      for (const get of GETS) {
        const terms = { give, get }
        if (size(get) > size(give) || isSameOnBothSides(terms)) continue
        const gain = afterChange(this.seen, this.seat, terms, own) - base
        if (gain >= WORTH_OFFERING) rated.push({ terms, gain })
      }
    }
    rated.sort((a, b) => b.gain - a.gain)
    return rated.slice(0, SHORT_LIST).map(({ terms }) => terms)
  }

  private bestWithBank(own: () => number): number {
    const { seen, seat } = this
    let best = Number.NEGATIVE_INFINITY
    for (let kind = 0; kind < KINDS; kind++) {
      const rate = of(seen.rates, seat * KINDS + kind)
      if (inHand(seen, seat, kind) < rate) continue
      for (let wanted = 0; wanted < KINDS; wanted++) {
        if (wanted === kind || of(seen.bank, wanted) === 0) continue
        best = Math.max(
          best,
          afterChange(seen, seat, { give: cards([kind, rate]), get: cards([wanted, 1]) }, own),
        )
      }
    }
    return best
  }

  answer(): Action | null {
    const { seen, seat } = this
    if (!isAsked(seen, seat)) return null
    const possible = new ActionList<ActionNamed<'answer'>>()
    answer.legal(seen, seat, possible)
    const [accept, decline] = [true, false].map((yes) =>
      possible.toArray().find((action) => action.accept === yes),
    )
    const terms = { give: five(seen.offerGet), get: five(seen.offerGive) }
    const isFriend = !this.isTooStrong(seen.turn)
    if (accept && isFriend && this.meanGain(seen.turn, terms) >= WORTH_ACCEPTING) return accept
    if (!decline) return null
    return (isFriend && this.counter(terms)) || decline
  }

  /** The offer turned into something that helps both: another card for what is asked, or one more. */
  private counter({ give, get }: Terms): Action | null {
    const { seen, seat } = this
    if (of(seen.offersMade, seat) > 0 || !canSpeak(seen, seat)) return null
    let best: Action | null = null
    let highest = WORTH_OFFERING
    for (const terms of variations(give, get)) {
      if (!holds(seen, seat, terms.give)) continue
      const { chance, gain } = this.prospect(seen.turn, terms)
      if (chance >= LIKELY && chance * gain > highest) {
        ;[best, highest] = [{ type: 'counter', ...terms }, chance * gain]
      }
    }
    return best
  }

  private isTooStrong(other: Seat): boolean {
    return of(this.seen.points, other) >= TOO_STRONG
  }

  private meanGain(partner: Seat, terms: Terms): number {
    let sum = 0
    for (const state of this.states) sum += this.gain(state, this.seat, partner, terms)
    return sum / this.states.length
  }

  private gain(state: State, seat: Seat, partner: Seat, terms: Terms): number {
    const value = () => this.evaluation.evaluate(state, seat) + tempo(state, seat) - tempo(state, partner) / 3
    return afterSwap(state, { seat, partner, terms }, value) - value()
  }
}

function cards(...some: readonly (readonly [number, number])[]): Five {
  const all: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const [kind, many] of some) all[kind] = (all[kind] as number) + many
  return Object.freeze(all)
}

const size = (some: Five) => some.reduce((sum, many) => sum + many, 0)

function isSameOnBothSides({ give, get }: Terms): boolean {
  return give.some((many, kind) => many > 0 && (get[kind] as number) > 0)
}

const SINGLES = Array.from({ length: KINDS }, (_, kind) => cards([kind, 1]))
const PAIRS = Array.from({ length: KINDS * KINDS }, (_, i) => [Math.floor(i / KINDS), i % KINDS] as const)
  .filter(([a, b]) => a <= b)
  .map(([a, b]) => cards([a, 1], [b, 1]))
const GIVES: readonly Five[] = [...SINGLES, ...PAIRS]
const GETS: readonly Five[] = [...SINGLES, ...PAIRS]

/** What a seat may answer to an offer by which it gives and gets these. */
function variations(give: Five, get: Five): readonly Terms[] {
  const others = GETS.filter((one) => one !== get).map((one) => ({ give, get: one }))
  const mine = GIVES.map((one) => ({ give: one, get }))
  return [...others, ...mine].filter((terms) => !isSameOnBothSides(terms))
}
