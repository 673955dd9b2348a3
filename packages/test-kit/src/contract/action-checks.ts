/** Choices: legal lists, check, notation, schemas, pending and ask. */
import {
  ActionList,
  type AnyKind,
  type GameTypes,
  type Json,
  legalActions,
  misfit,
  type Rejection,
  type Schema,
  type Seat,
} from '@quayside/rules-kit'
import { mutated, randomValue } from '../schema-values.ts'
import type { Check } from './check.ts'
import { canon, mustEqual, pendingSeats } from './compare.ts'
import { type Position, violated } from './walk.ts'

const LONGEST_LIST = 2000
/** Refusals that the house gives, not the rules. */
const SHARED = new Set(['gameOver', 'notYourTurn', 'notNow'])

const legalPasses: Check = {
  says: 'every legal action passes check, fits its schema, and no list is too long',
  every: 3,
  share: 3,
  at({ game, state }) {
    for (const seat of pendingSeats(game.pending(state))) {
      const legal = legalActions(game, state, seat)
      if (legal.length > LONGEST_LIST) violated(`${legal.length} legal actions for seat ${seat}`)
      for (const action of legal) {
        const text = game.format({ by: seat, action })
        const refused = game.check(state, seat, action)
        if (refused) violated(`"${text}" is listed but refused: ${refused.code}`)
        const read = game.readAction(JSON.parse(JSON.stringify(action)))
        if ('problem' in read) violated(`"${text}" does not fit its schema: ${read.problem}`)
      }
    }
  },
}

const notation: Check = {
  says: 'moves read back from their notation, and no two legal actions have the same text',
  every: 5,
  at({ game, state }) {
    for (const seat of pendingSeats(game.pending(state))) {
      const texts = new Set<string>()
      for (const action of legalActions(game, state, seat)) {
        const text = game.format({ by: seat, action })
        if (texts.has(text)) violated(`two legal actions are called "${text}"`)
        texts.add(text)
        mustEqual(game.parse(text), { by: seat, action }, `"${text}" read back`)
      }
    }
    if (game.pending(state).by !== 'chance') return
    for (const { outcome } of game.outcomes(state)) {
      const text = game.format({ by: 'chance', outcome })
      mustEqual(game.parse(text), { by: 'chance', outcome }, `"${text}" read back`)
    }
  },
}

const shortcuts: Check = {
  says: 'possible, count and nth agree with legal, kind by kind',
  every: 5,
  at({ game, state, players }) {
    for (let seat = 0; seat < players; seat++) {
      for (const kind of game.usable(state, seat)) {
        if (game.kind(kind.type) !== kind) violated(`${kind.type} is usable but not a kind of the game`)
        shortcutsAgree(kind, state, seat)
      }
    }
  },
}

function shortcutsAgree<G extends GameTypes>(kind: AnyKind<G>, state: G['State'], seat: Seat): void {
  const list = new ActionList<G['Action']>()
  kind.legal(state, seat, list)
  const many = list.length
  const name = `${kind.type} of seat ${seat}`
  if (kind.possible && kind.possible(state, seat) !== many > 0) violated(`possible is wrong about ${name}`)
  if (!kind.count) return
  if (kind.count(state, seat) !== many) violated(`count is wrong about ${name}`)
  const listed = new Set(list.toArray().map(canon))
  for (let n = 0; n < many; n++) {
    if (!listed.delete(canon(kind.nth?.(state, seat, n))))
      violated(`nth gives ${n} of ${name} wrong or twice`)
  }
}

const pending: Check = {
  says: 'an owing seat has a legal action, others have none, and the end is the end',
  every: 3,
  share: 3,
  at({ game, state, players }) {
    const now = game.pending(state)
    if ((now.by === 'nobody') !== (game.result(state) !== null))
      violated('nobody is pending without a result')
    const seats = pendingSeats(now)
    if (new Set(seats).size !== seats.length) violated('a seat both owes and may, or twice')
    if (now.by === 'seats' && now.owe.length === 0) violated('seats are pending, but none owes')
    for (let seat = 0; seat < players; seat++) {
      const many = legalActions(game, state, seat).length
      if (now.by === 'seats' && now.owe.includes(seat) && many === 0)
        violated(`seat ${seat} owes and cannot act`)
      if (!seats.includes(seat) && many > 0)
        violated(`seat ${seat} is not asked and has ${many} legal actions`)
    }
    const stranger = seats.find((seat) => seat < 0 || seat >= players)
    if (stranger !== undefined) violated(`seat ${stranger} is asked and does not exist`)
  },
}

const asks: Check = {
  says: 'ask grows when a seat newly owes, and never falls',
  every: 3,
  share: 3,
  at({ game, state, players, next, rng }) {
    if (!next) return
    const later = game.clone(state)
    game.apply(later, next, null)
    while (game.pending(later).by === 'chance') {
      game.apply(later, { by: 'chance', outcome: game.sample(later, rng) }, null)
    }
    const was = oweOf(game.pending(state))
    const is = oweOf(game.pending(later))
    for (let seat = 0; seat < players; seat++) {
      const [before, now] = [game.ask(state, seat), game.ask(later, seat)]
      if (now < before) violated(`the ask of seat ${seat} fell from ${before} to ${now}`)
      // From chance to a decision nothing can have been clicked in between.
      const isNew = is.includes(seat) && !was.includes(seat) && game.pending(state).by === 'seats'
      if (isNew && now === before)
        violated(`seat ${seat} newly owes after "${game.format(next)}" under its old ask`)
    }
  },
}

function oweOf(now: ReturnType<Position<GameTypes>['game']['pending']>): readonly Seat[] {
  return now.by === 'seats' ? now.owe : []
}

const parts: Check = {
  says: 'a part of a legal action is never refused, and reads back',
  every: 5,
  at({ game, state, rng }) {
    for (const seat of pendingSeats(game.pending(state))) {
      const legal = legalActions(game, state, seat)
      const action = legal[rng.below(legal.length || 1)]
      for (const [name, value] of Object.entries(action ?? {})) {
        const part = { type: action?.type ?? '', [name]: value }
        const read = game.readPart(JSON.parse(JSON.stringify(part)))
        if ('problem' in read) violated(`${canon(part)} does not read: ${read.problem}`)
        const { type, ...partial } = part
        const refused = game.explain(state, seat, type, partial)
        if (refused) violated(`${canon(part)} agrees with a legal action and is refused: ${refused.code}`)
      }
    }
  },
}

const explained: Check = {
  says: 'whatever kind is closed is explained by a rule, and by what its seat can know',
  every: 5,
  at(position) {
    for (let seat = 0; seat < position.players; seat++) eachExplained(position, seat)
  },
}

/** `explain` is null exactly where a closed kind has something legal; in every world that the seat could imagine. */
function eachExplained<G extends GameTypes>(position: Position<G>, seat: number): void {
  const { game, state, rng } = position
  const listed = new Set(legalActions(game, state, seat).map(({ type }) => type))
  const world = game.imagine(game.view(state, seat), rng)
  for (const { type, composed } of game.kinds) {
    const why = game.explain(state, seat, type)
    const what = `${type} of seat ${seat}`
    mustEqual(game.explain(world, seat, type), why, `${what}, explained in an imagined world`)
    if (why && listed.has(type)) violated(`${what} can be done, but is refused: ${why.code}`)
    if (!why && !listed.has(type) && !composed) violated(`${what} cannot be done, and nothing says why`)
    if (why?.rule === null && !SHARED.has(why.code) && !isClosedByOption(position, seat, type, why))
      violated(`${what}: ${why.code} names no rule`)
  }
}

/** Closed from the first move on and for the same reason: that is no rule of the game but what the table agreed on. */
function isClosedByOption<G extends GameTypes>(
  { game, options, players, setup, rules }: Position<G>,
  seat: number,
  type: string,
  { code }: Rejection,
): boolean {
  return game.explain(game.initialState(options, players, setup, rules), seat, type)?.code === code
}

const closed: Check = {
  says: 'closed kinds list everything that passes check, and check answers anything',
  every: 5,
  at(position) {
    const { game, state, players } = position
    const asked = pendingSeats(game.pending(state))
    const candidates = [...fuzzed(position), ...position.pool]
    for (let seat = 0; seat < players; seat++) {
      const listed = new Set(legalActions(game, state, seat).map(canon))
      for (const action of candidates) {
        const passes = game.check(state, seat, action) === null
        if (!passes) continue
        const text = game.format({ by: seat, action })
        if (!asked.includes(seat)) violated(`"${text}" passes check, but seat ${seat} is not asked`)
        if (!game.kind(action.type)?.composed && !listed.has(canon(action))) {
          violated(`"${text}" passes check but is not listed`)
        }
      }
    }
  },
}

/** Actions that fit their schemas and mean nothing in particular. */
export function fuzzed<G extends GameTypes>({ game, pool, rng }: Position<G>): G['Action'][] {
  const schemas = game.schemas.actions as { readonly [type: string]: Schema }
  const made: Json[] = []
  for (const schema of Object.values(schemas)) {
    for (let i = 0; i < 3; i++) made.push(randomValue(schema, rng))
  }
  for (let i = 0; i < 20 && pool.length > 0; i++) {
    const action = pool[rng.below(pool.length)] as G['Action']
    made.push(mutated(schemas[action.type] as Schema, action as unknown as Json, rng))
  }
  return made.filter((action) => fits(schemas, action)) as unknown as G['Action'][]
}

function fits(schemas: { readonly [type: string]: Schema }, action: Json): boolean {
  const schema = schemas[(action as { type: string }).type]
  return schema !== undefined && misfit(schema, action) === null
}

export const actionChecks = [legalPasses, notation, shortcuts, pending, asks, parts, explained, closed]
