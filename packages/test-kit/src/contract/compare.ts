import {
  canonicalJson,
  type GameTypes,
  type InspectableGame,
  type Json,
  legalActions,
  type Move,
  type Pending,
  type Seat,
  type View,
  type Viewer,
} from '@quayside/rules-kit'
import { violated } from './walk.ts'

export const canon = (value: unknown): string => canonicalJson(value as Json)

/** What goes over a wire or into a file. Of one value it is much quicker than `canon`, which does without an order of keys. */
export const bytes = (value: unknown): string => JSON.stringify(value)

export function mustEqual(a: unknown, b: unknown, what: string): void {
  if (bytes(a) === bytes(b)) return
  const left = canon(a)
  const right = canon(b)
  if (left !== right) violated(`${what}: ${difference(left, right)}`)
}

/** The two texts around the place where they part. */
function difference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const from = Math.max(0, i - 60)
  return `"…${a.slice(from, i + 60)}…" against "…${b.slice(from, i + 60)}…"`
}

export function viewersOf(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'watcher']
}

export function pendingSeats(pending: Pending): Seat[] {
  return pending.by === 'seats' ? [...pending.owe, ...pending.may] : []
}

/** A view that can be imagined: for a watcher with the public part of what is known. */
export function fullView<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  viewer: Viewer,
): View<G> {
  const view = game.view(state, viewer)
  return viewer === 'watcher' ? { ...view, known: game.known(state, viewer) } : view
}

export function legalTexts<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  viewer: Viewer,
): string[] {
  if (viewer === 'watcher') return []
  return legalActions(game, state, viewer).map((action) => game.format({ by: viewer, action }))
}

/** The state after a move, with its events; the source stays as it was. */
export function after<G extends GameTypes>(game: InspectableGame<G>, state: G['State'], move: Move<G>) {
  const next = game.clone(state)
  const events: G['Event'][] = []
  game.apply(next, move, (event) => events.push(event))
  return { state: next, events }
}
