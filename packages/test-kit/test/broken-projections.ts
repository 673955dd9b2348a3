/** Toys that show too much, or imagine worlds that cannot be. */
import type { View } from '@quayside/rules-kit'
import { type Toy, type ToyEvent, type ToyState, toySpec } from '../src/index.ts'
import { imagine } from '../src/toy/imagine.ts'
import type { BrokenToy } from './broken-toy.ts'
import { withKind } from './broken-toy.ts'

const { projection, kinds, ownParts } = toySpec

/** What is broken, the sentence that must notice, and the toy. */
export const brokenProjections: readonly BrokenToy[] = [
  [
    'a view that shows a hidden hand',
    'an imagined world looks exactly like the view',
    {
      projection: {
        ...projection,
        shown: (state, viewer) => ({
          ...projection.shown(state, viewer),
          autoLast: (state.hands[0]?.[0] ?? 0) % 3,
        }),
      },
    },
  ],
  [
    'own parts that forget a card',
    'own parts on top of what a watcher is shown',
    { ownParts: (state, seat) => (state.turn === seat ? {} : ownParts(state, seat)) },
  ],
  [
    'own parts that tell more than the view',
    'what a viewer may not know changes no byte of the parts',
    {
      ownParts: (state, seat) => ({
        parts: { ...ownParts(state, seat).parts, discarded: state.hands[(seat + 1) % state.players] ?? [] },
      }),
    },
  ],
  [
    'own parts that differ only after a while',
    'news on top of the position before are the view',
    { ownParts: (state, seat) => (state.round > 2 ? {} : ownParts(state, seat)) },
  ],
  [
    'a list of parts that grows',
    'lists of parts are lists, and their length is fixed',
    { partLists: ['revealed'] },
  ],
  [
    'an event that shows a hidden card',
    'draws hidden from a viewer all look alike',
    { projection: { ...projection, redact: (event) => event } },
  ],
  [
    'a log line that shows a hidden draw',
    'draws hidden from a viewer all look alike',
    { projection: { ...projection, redactOutcome: (_state, outcome) => outcome } },
  ],
  [
    'a log line that shows a secret choice',
    'choices hidden from a viewer all look alike',
    { projection: { ...projection, redactAction: (_state, _seat, action) => action } },
  ],
  [
    'an event that shows a secret choice',
    'choices hidden from a viewer all look alike',
    withKind('discard', {
      apply(state, seat, action, emit) {
        emit?.({ type: 'choseDiscard', seat, cards: action.cards } as ToyEvent)
        kinds.discard.apply(state, seat, action, emit)
      },
    }),
  ],
  [
    'an event that hides that it reveals',
    'two worlds a viewer cannot tell apart',
    {
      projection: {
        ...projection,
        reveals: (event) => event.type !== 'discarded' && projection.reveals(event),
      },
    },
  ],
  [
    'imagine that forgets all proof',
    'an imagined world looks exactly like the view',
    { projection: { ...projection, imagine: (view, rng) => projection.imagine(forgetful(view), rng) } },
  ],
  [
    'imagine that keeps the proof but deals against it',
    'imagined worlds play on to the end',
    {
      projection: { ...projection, imagine: dealsAgainstProof },
      // Without the invariant only play-outs can find it.
      broken: (state) => toySpec.broken({ ...state, memory: null }),
    },
  ],
  [
    'imagine that forgets what a win not declared proves',
    'an imagined world looks exactly like the view',
    { projection: { ...projection, imagine: (view, rng) => imagine(view, rng, 99) } },
  ],
]

function forgetful(view: View<Toy>): View<Toy> {
  const none = view.shown.sizes.map(() => [0, 0, 0])
  const own = view.known?.own && { ...view.known.own, hands: none }
  return { ...view, known: { publicly: none, own: own ?? null } }
}

/** Remembers what was proven, so that views agree, yet deals the hands at random. */
function dealsAgainstProof(view: View<Toy>, rng: { below(k: number): number }): ToyState {
  const dealt = projection.imagine(forgetful(view), rng)
  const faithful = projection.imagine(view, rng)
  return { ...dealt, memory: faithful.memory }
}
