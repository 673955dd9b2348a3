/** Parts of what is shown: a seat's own parts and the public ones make up its view, and hide what the view hides. */
import { mergeParts } from '@quayside/protocol'
import type { Game, GameTypes, JsonObject, Seat, Viewer } from '@quayside/rules-kit'
import type { Check } from './check.ts'
import { after, viewersOf } from './compare.ts'
import { violated } from './walk.ts'

function shownText<G extends GameTypes>(game: Game<G>, state: G['State'], viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer).shown)
}

/** All bytes that a viewer can be sent of a state. */
export function partTexts<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  viewer: Viewer,
): readonly string[] {
  const own = viewer === 'watcher' ? {} : game.ownParts(state, viewer)
  return [shownText(game, state, 'watcher'), JSON.stringify(own)]
}

const ownParts: Check = {
  says: 'own parts on top of what a watcher is shown are what the seat is shown, byte for byte',
  every: 3,
  at({ game, state, players }) {
    const shown = game.view(state, 'watcher').shown as JsonObject
    for (let seat: Seat = 0; seat < players; seat++) {
      const own = game.ownParts(state, seat) as Parameters<typeof mergeParts>[1]
      const merged = JSON.stringify(mergeParts(shown, JSON.parse(JSON.stringify(own))))
      if (merged !== shownText(game, state, seat)) violated(`merged for seat ${seat}: ${merged}`)
    }
  },
}

const partLists: Check = {
  says: 'lists of parts are lists, and their length is fixed',
  every: 5,
  at({ game, state, next }) {
    const lengths = (some: typeof state) => game.partLists.map((key) => lengthOf(game, some, key))
    const before = lengths(state).join()
    const then = next ? lengths(after(game, state, next).state).join() : before
    if (before !== then) violated(`${game.partLists.join()} have lengths ${before}, then ${then}`)
  },
}

function lengthOf<G extends GameTypes>(game: Game<G>, state: G['State'], key: string): number {
  const list = (game.view(state, 'watcher').shown as JsonObject)[key]
  return Array.isArray(list) ? list.length : violated(`"${key}" is no list`)
}

const hiddenParts: Check = {
  says: 'what a viewer may not know changes no byte of the parts that viewer gets',
  every: 10,
  at({ game, state, players, rng }) {
    if (game.result(state)) return
    for (const viewer of viewersOf(players)) {
      const view = { ...game.view(state, viewer), known: game.known(state, viewer) }
      const twin = game.imagine(JSON.parse(JSON.stringify(view)), rng)
      const [truth, dream] = [state, twin].map((one) => partTexts(game, one, viewer).join('\n'))
      if (truth !== dream) violated(`${viewer} is told them apart: ${truth} against ${dream}`)
    }
  },
}

const keptViews: Check = {
  says: 'a view stays as it is when its state is filled with another',
  every: 10,
  at({ game, state, players, next }) {
    if (!next) return
    const then = after(game, state, next).state
    for (const viewer of viewersOf(players)) {
      const copy = game.clone(state)
      const view = game.view(copy, viewer)
      const before = JSON.stringify(view)
      game.copyInto(copy, then)
      if (JSON.stringify(view) !== before) violated(`the view of ${viewer} has changed with the state`)
    }
  },
}

export const partChecks = [ownParts, partLists, hiddenParts, keptViews]
