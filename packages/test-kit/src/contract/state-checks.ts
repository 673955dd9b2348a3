/** States: copies, JSON, and that only `apply` writes. */
import { type GameTypes, type JsonObject, SeededRng } from '@quayside/rules-kit'
import type { Check } from './check.ts'
import { after, bytes, fullView, legalTexts, mustEqual, viewersOf } from './compare.ts'
import { type Position, playOn, randomMove, violated } from './walk.ts'

const SOME_MOVES = 12

const json: Check = {
  says: 'a state survives JSON and plays on the same',
  every: 10,
  at({ game, state, rng }) {
    const text = JSON.stringify(game.toJson(state))
    const back = game.fromJson(JSON.parse(text) as JsonObject)
    mustEqual(game.toJson(back), game.toJson(state), 'JSON there and back')
    if (game.digest(back) !== game.digest(state)) violated('the digest changed by way of JSON')
    const seed = rng.below(1_000_000)
    const copy = game.clone(state)
    playOn(game, copy, new SeededRng(seed), SOME_MOVES)
    playOn(game, back, new SeededRng(seed), SOME_MOVES)
    mustEqual(game.toJson(back), game.toJson(copy), 'play after JSON')
  },
}

const depth: Check = {
  says: 'a clone shares nothing that can be written',
  every: 10,
  at({ game, state, players, rng }) {
    const before = bytes(game.toJson(state))
    const copy = game.clone(state)
    const shared = sharedPart(state, copy, 'state')
    if (shared) violated(`clone and source share ${shared}; copy it, or freeze what never changes`)
    playOn(game, copy, rng, SOME_MOVES)
    // A used target must end up like a fresh one.
    game.copyInto(copy, state)
    if (bytes(game.toJson(copy)) !== before) violated('copyInto leaves something of the old state')
    const again = game.blank(players)
    game.copyInto(again, state)
    playOn(game, again, rng, SOME_MOVES)
    if (bytes(game.toJson(state)) !== before) violated('playing on a clone changed its source')
  },
}

/** The path of the first mutable object that both trees hold. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) return a.buffer === b.buffer ? path : null
  if (a === b) return isDeeplyFrozen(a) ? null : path
  for (const key of Object.keys(a)) {
    const shared = sharedPart(a[key as never], b[key as never], `${path}.${key}`)
    if (shared) return shared
  }
  return null
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen)
}

const deterministic: Check = {
  says: 'apply gives the same state and events every time, looked at or not',
  every: 5,
  at(position) {
    const { game, state, next } = position
    if (!next) return
    const first = after(game, state, next)
    lookAround(position)
    const second = after(game, state, next)
    mustEqual(second.events, first.events, 'events of the same move')
    mustEqual(game.toJson(second.state), game.toJson(first.state), 'state after the same move')
    const silent = game.clone(state)
    game.apply(silent, next, null)
    mustEqual(game.toJson(silent), game.toJson(first.state), 'state after the move without events')
    const forgetful = game.clone(state)
    game.forget(forgetful)
    game.apply(forgetful, next, null)
    if (game.digest(forgetful) !== game.digest(first.state)) violated('the digest depends on memory')
  },
}

const readOnly: Check = {
  says: 'nothing but apply writes a state',
  every: 10,
  at(position) {
    const { game, state } = position
    const before = bytes(game.toJson(state))
    lookAround(position)
    if (bytes(game.toJson(state)) !== before) violated('looking at a state changed it')
  },
}

/** Every question a table, bot or page asks about a state. */
function lookAround<G extends GameTypes>({ game, state, players, next }: Position<G>): void {
  for (const viewer of viewersOf(players)) {
    fullView(game, state, viewer)
    legalTexts(game, state, viewer)
    if (next && next.by !== 'chance' && viewer !== 'watcher') game.check(state, viewer, next.action)
  }
  if (game.pending(state).by === 'chance') game.outcomes(state)
  game.result(state)
  game.rounds(state)
  game.digest(state)
}

const invariants: Check = {
  says: 'no invariant is broken, and rounds only go up',
  every: 3,
  share: 3,
  at({ game, state, next }) {
    const broken = game.broken(state)
    if (broken) violated(broken)
    if (!next) return
    const later = game.clone(state)
    game.apply(later, next, null)
    const wrong = game.broken(later)
    if (wrong) violated(`after ${game.format(next)}: ${wrong}`)
    if (game.rounds(later) < game.rounds(state)) violated('the rounds went down')
  },
}

const version: Check = {
  says: 'a state keeps the version of its rules, in copies, JSON and imagination, outside the digest',
  every: 20,
  share: 0.3,
  at({ game, state, options, players, setup, rules, rng }) {
    const first = (version: number) => game.initialState(options, players, setup, version)
    for (let one = 1; one <= game.rulesVersion; one++) {
      if (game.rulesOf(first(one)) !== one)
        violated(`a game of version ${one} says ${game.rulesOf(first(one))}`)
      if (game.digest(first(one)) !== game.digest(first(1))) violated('the version changes the digest')
    }
    const copies = { play: state, clone: game.clone(state), JSON: game.fromJson(game.toJson(state)) }
    for (const [what, copy] of Object.entries(copies))
      if (game.rulesOf(copy) !== rules) violated(`the version of the rules was lost by ${what}`)
    const seat = rng.below(players)
    if (game.rulesOf(game.imagine(game.view(state, seat), rng)) !== rules)
      violated('the version of the rules was lost by imagine')
  },
}

const sameSeed: Check = {
  says: 'the same seed plays the same game',
  every: 20,
  share: 0.1,
  at({ game, options, players, rules, seed }) {
    const play = () => {
      const rng = new SeededRng(seed)
      const state = game.initialState(options, players, game.drawSetup(options, players, rng), rules)
      for (let i = 0; i < 200; i++) {
        const move = randomMove(game, state, rng)
        if (!move) break
        game.apply(state, move, null)
      }
      return game.digest(state)
    }
    const first = play()
    if (play() !== first) violated('two runs of one seed differ')
  },
}

export const stateChecks = [json, depth, deterministic, readOnly, invariants, version, sameSeed]
