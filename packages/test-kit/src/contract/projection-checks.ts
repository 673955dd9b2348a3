/** Hidden information: views, imagined worlds, and that nothing reaches a viewer who may not have it. */
import {
  type GameTypes,
  type InspectableGame,
  legalActions,
  type Move,
  misfit,
  type Rng,
  SeededRng,
  type Viewer,
} from '@quayside/rules-kit'
import type { Check } from './check.ts'
import { after, bytes, canon, fullView, legalTexts, mustEqual, viewersOf } from './compare.ts'
import { partTexts } from './part-checks.ts'
import { type Position, playOn, violated } from './walk.ts'

const MAX_MOVES = 20_000

const viewShapes: Check = {
  says: 'views are plain JSON and fit their schemas',
  every: 5,
  at({ game, state, players }) {
    for (const viewer of viewersOf(players)) {
      const { shown, known } = fullView(game, state, viewer)
      const wrong = misfit(game.schemas.shown, shown) ?? misfit(game.schemas.known, known)
      if (wrong) violated(`the view of ${viewer}: ${wrong}`)
      mustEqual(JSON.parse(JSON.stringify({ shown, known })), { shown, known }, 'a view as JSON')
    }
  },
}

const sameView: Check = {
  says: 'an imagined world looks exactly like the view, with the same legal list, and is not over',
  every: 10,
  at(position) {
    const { game, state, players, rng } = position
    if (game.result(state)) return
    for (const viewer of viewersOf(players)) {
      const world = imagined(position, viewer, rng)
      mustEqual(
        fullView(game, world, viewer),
        fullView(game, state, viewer),
        `the imagined view of ${viewer}`,
      )
      mustEqual(game.pending(world), game.pending(state), `pending as ${viewer} imagines it`)
      mustEqual(
        legalTexts(game, world, viewer),
        legalTexts(game, state, viewer),
        `legal actions of ${viewer}`,
      )
      if (game.result(world)) violated(`${viewer} imagines a finished game`)
    }
  },
}

function imagined<G extends GameTypes>(
  { game, state }: Pick<Position<G>, 'game' | 'state'>,
  viewer: Viewer,
  rng: Rng,
): G['State'] {
  const view = JSON.parse(JSON.stringify(fullView(game, state, viewer)))
  const world = game.imagine(view, rng)
  const broken = game.broken(world)
  if (broken) violated(`a world imagined by ${viewer} is broken: ${broken}`)
  return world
}

const playOuts: Check = {
  says: 'imagined worlds play on to the end with every invariant',
  every: 40,
  share: 0.25,
  at(position) {
    const { game, state, players, rng } = position
    if (game.result(state)) return
    for (const viewer of viewersOf(players)) {
      const world = imagined(position, viewer, rng)
      const moves = playOn(game, world, rng, MAX_MOVES, (move) => {
        const broken = game.broken(world)
        if (broken) violated(`imagined by ${viewer}, after "${game.format(move)}": ${broken}`)
      })
      if (moves >= MAX_MOVES) violated(`a world imagined by ${viewer} does not end`)
    }
  },
}

/** What one viewer gets of a move. */
function received<G extends GameTypes>(
  game: InspectableGame<G>,
  before: G['State'],
  move: Move<G>,
  viewer: Viewer,
) {
  const { state, events } = after(game, before, move)
  const seen = events.flatMap((event) => game.redact(event, viewer) ?? [])
  return {
    over: game.result(state) !== null,
    // What openly comes to light may differ between two worlds, and so may all that follows from it.
    light: bytes(events.filter((event) => game.reveals(event) && isOpen(game, event, viewer))),
    line: bytes(line(game, before, move, viewer)),
    rest: bytes([
      seen,
      fullView(game, state, viewer),
      legalTexts(game, state, viewer),
      partTexts(game, state, viewer),
    ]),
  }
}

function isOpen<G extends GameTypes>(game: InspectableGame<G>, event: G['Event'], viewer: Viewer): boolean {
  return canon(game.redact(event, viewer)) === canon(event)
}

function line<G extends GameTypes>(
  game: InspectableGame<G>,
  before: G['State'],
  move: Move<G>,
  viewer: Viewer,
) {
  if (move.by === 'chance') return game.redactOutcome(before, move.outcome, viewer)
  return [move.by, game.redactAction(before, move.by, move.action, viewer)]
}

const twins: Check = {
  says: 'two worlds a viewer cannot tell apart send that viewer the same bytes',
  every: 10,
  at(position) {
    const { game, state, players, next, rng } = position
    if (!next) return
    for (const viewer of viewersOf(players)) {
      const twin = imagined(position, viewer, rng)
      const move = sameMove(game, state, twin, next, viewer)
      if (!move) continue
      const truth = received(game, state, next, viewer)
      const dream = received(game, twin, move, viewer)
      if (truth.light !== dream.light || truth.over || dream.over) continue
      const what = `what ${viewer} gets of "${game.format(next)}"`
      mustEqual([dream.line, dream.rest], [truth.line, truth.rest], what)
    }
  },
}

/** The move as the twin can make it: the same, or a draw that looks the same to the viewer. */
function sameMove<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  twin: G['State'],
  move: Move<G>,
  viewer: Viewer,
): Move<G> | null {
  if (move.by !== 'chance') {
    const refused = game.check(twin, move.by, move.action)
    if (refused && move.by === viewer) violated(`"${game.format(move)}" is refused in an imagined world`)
    return refused ? null : move
  }
  const looks = canon(game.redactOutcome(state, move.outcome, viewer))
  const found = game
    .outcomes(twin)
    .find(({ outcome }) => canon(game.redactOutcome(twin, outcome, viewer)) === looks)
  return found ? { by: 'chance', outcome: found.outcome } : null
}

const hiddenDraws: Check = {
  says: 'draws hidden from a viewer all look alike to that viewer',
  every: 5,
  share: 2,
  at({ game, state, players }) {
    if (game.pending(state).by !== 'chance') return
    const moves = game.outcomes(state).map(({ outcome }) => ({ by: 'chance' as const, outcome }))
    for (const viewer of viewersOf(players)) {
      const all = moves.map((move) => received(game, state, move, viewer))
      sameLooks(
        all.filter(({ over }) => !over),
        `a draw that ${viewer} may not see`,
      )
    }
  },
}

const secretChoices: Check = {
  says: 'choices hidden from a viewer all look alike to that viewer',
  every: 5,
  share: 2,
  at({ game, state, players, next, rng }) {
    if (!next || next.by === 'chance') return
    const { by } = next
    const others = legalActions(game, state, by).filter((action) => action.type === next.action.type)
    const action = others[rng.below(others.length)]
    if (!action || canon(action) === canon(next.action)) return
    for (const viewer of viewersOf(players)) {
      if (viewer === by) continue
      const one = received(game, state, next, viewer)
      const two = received(game, state, { by, action }, viewer)
      if (one.light !== two.light || one.over || two.over) continue
      sameLooks([one, two], `a choice that ${viewer} may not see`)
    }
  },
}

/** Moves with one log line must look the same in every way, and a log line must not tell moves apart that look the same. */
function sameLooks(all: readonly { readonly line: string; readonly rest: string }[], what: string): void {
  const restOf = new Map<string, string>()
  const lineOf = new Map<string, string>()
  for (const { line: log, rest } of all) {
    mustEqual(rest, restOf.get(log) ?? rest, what)
    mustEqual(log, lineOf.get(rest) ?? log, `the log tells of ${what}`)
    restOf.set(log, rest)
    lineOf.set(rest, log)
  }
}

const fallbacks: Check = {
  says: 'the fallback of an owing seat is legal',
  every: 10,
  at({ game, state }) {
    const pending = game.pending(state)
    if (pending.by !== 'seats') return
    for (const seat of pending.owe) {
      const action = game.fallback(game.view(state, seat))
      const refused = game.check(state, seat, action)
      if (refused) violated(`the fallback "${game.format({ by: seat, action })}" is refused: ${refused.code}`)
    }
  },
}

/** Two worlds imagined with one seed are one world: bots must be repeatable. */
const repeatable: Check = {
  says: 'the same view and seed imagine the same world',
  every: 40,
  share: 0.25,
  at({ game, state, players, rng }) {
    if (game.result(state)) return
    const seed = rng.below(1_000_000)
    const view = fullView(game, state, rng.below(players))
    const world = () => game.toJson(game.imagine(view, new SeededRng(seed)))
    mustEqual(world(), world(), 'worlds of one seed')
  },
}

export const projectionChecks = [
  viewShapes,
  sameView,
  playOuts,
  twins,
  hiddenDraws,
  secretChoices,
  fallbacks,
  repeatable,
]
