/** Toys whose rules, notation or texts contradict themselves. */
import type { ActionList, JsonObject } from '@quayside/rules-kit'
import { type Toy, type ToyState, toySpec } from '../src/index.ts'
import type { BrokenToy } from './broken-toy.ts'
import { withKind } from './broken-toy.ts'

const { projection, flow, chance, kinds, notation } = toySpec

/** What is broken, the sentence that must notice, and the toy. */
export const brokenRules: readonly BrokenToy[] = [
  [
    'legal that misses an action',
    'closed kinds list everything that passes check',
    withKind('sell', { legal: withoutSilk }),
  ],
  [
    'legal that lists a refused action',
    'every legal action passes check',
    {
      kinds: {
        ...kinds,
        sell: { ...kinds.sell, legal: (_s, _t, into) => into.push({ type: 'sell', good: 'silk' }) },
      },
    },
  ],
  [
    'possible that disagrees with legal',
    'possible, count and nth agree with legal',
    withKind('sell', { possible: () => true }),
  ],
  [
    'a copy that shares the hands',
    'a clone shares nothing that can be written',
    {
      copyInto(target, source) {
        toySpec.copyInto(target, source)
        target.hands = source.hands
      },
    },
  ],
  [
    'a copy that keeps something of the old state',
    'a clone shares nothing that can be written',
    {
      copyInto(target, source) {
        const { autoLast } = target
        toySpec.copyInto(target, source)
        if (autoLast >= 0) target.autoLast = autoLast
      },
    },
  ],
  [
    'JSON that loses a field',
    'a state survives JSON',
    { fromJson: (json: JsonObject) => ({ ...toySpec.fromJson(json), deedDone: false }) },
  ],
  [
    'apply that counts its calls',
    'apply gives the same state and events every time',
    withKind('end', countingEnd()),
  ],
  [
    'apply that does less when nobody listens',
    'apply gives the same state and events every time',
    withKind('sell', {
      apply(state, seat, action, emit) {
        kinds.sell.apply(state, seat, action, emit)
        if (!emit) state.deedDone = true
      },
    }),
  ],
  [
    'a digest that depends on memory',
    'apply gives the same state and events every time',
    {
      chance: {
        ...chance,
        apply(state, outcome, emit) {
          chance.apply(state, outcome, emit)
          if (!state.memory) state.offersMade = 1
        },
      },
    },
  ],
  [
    'a view that writes the state',
    'nothing but apply writes a state',
    {
      projection: {
        ...projection,
        shown(state, viewer) {
          ;(state as ToyState).offersMade++
          return projection.shown(state, viewer)
        },
      },
    },
  ],
  [
    'a lost card',
    'no invariant is broken',
    {
      chance: {
        ...chance,
        apply(state, outcome, emit) {
          chance.apply(state, outcome, emit)
          if (outcome.type === 'steal') state.discarded[0] = (state.discarded[0] ?? 0) + 1
        },
      },
    },
  ],
  ['an ask that does not grow', 'ask grows when a seat newly owes', { flow: { ...flow, ask: () => 1 } }],
  [
    'a seat that owes and cannot act',
    'an owing seat has a legal action',
    withKind('end', { legal: () => undefined }),
  ],
  [
    'a draw that is one off',
    'sample picks the entry of outcomes',
    {
      chance: {
        ...chance,
        sample: (state, rng) => chance.sample(state, { below: (k) => (rng.below(k) + 1) % k }),
      },
    },
  ],
  [
    'a weight of nothing',
    'outcomes have whole positive weights',
    {
      chance: {
        ...chance,
        outcomes: (state) => chance.outcomes(state).map((entry) => ({ ...entry, weight: 0.5 })),
      },
    },
  ],
  [
    'notation that does not read back',
    'moves read back from their notation',
    {
      notation: {
        ...notation,
        actions: {
          ...notation.actions,
          grab: { ...notation.actions.grab, parse: () => ({ type: 'grab', from: 0 }) },
        },
      },
    },
  ],
  [
    'two actions of one name',
    'moves read back from their notation',
    {
      notation: {
        ...notation,
        actions: {
          ...notation.actions,
          sell: { format: () => 'salt', parse: () => ({ type: 'sell', good: 'salt' }) },
        },
      },
    },
  ],
  [
    'a kind that is closed and does not say why',
    'whatever kind is closed is explained',
    withKind('sell', { explain: () => null }),
  ],
  [
    'a kind that explains itself by a hidden hand',
    'whatever kind is closed is explained',
    withKind('sell', {
      explain: (state) =>
        ({ code: 'notHeld', rule: 'TOY-1', detail: { many: state.hands[1]?.[0] ?? 0 } }) as never,
    }),
  ],
  [
    'a fallback that is refused',
    'the fallback of an owing seat is legal',
    { fallback: () => ({ type: 'end' }) },
  ],
  [
    'a view that does not fit its schema',
    'views are plain JSON and fit their schemas',
    {
      projection: {
        ...projection,
        shown: (state, viewer) => ({ ...projection.shown(state, viewer), deedDone: undefined as never }),
      },
    },
  ],
  [
    'a set-up that is refused when it comes back',
    'a drawn set-up fits its schema',
    { readSetup: () => ({ problem: 'no' }) },
  ],
  [
    'imagine that rolls its own dice',
    'the same view and seed imagine the same world',
    { projection: { ...projection, imagine: (view) => projection.imagine(view, restless) } },
  ],
]

/** A generator that no seed repeats. */
let restlessness = 0
const restless = {
  below(k: number): number {
    restlessness = (restlessness * 31 + 7) % 10_007
    return restlessness % k
  },
}

function withoutSilk(
  state: ToyState,
  seat: number,
  into: ActionList<Extract<Toy['Action'], { type: 'sell' }>>,
): void {
  const before = into.length
  kinds.sell.legal(state, seat, into)
  while (into.length > before && into.at(into.length - 1).good === 'silk') into.length--
}

function countingEnd(): typeof kinds.end {
  let calls = 0
  return {
    ...kinds.end,
    apply(state, seat, action, emit) {
      state.autoLast = calls++ % 3
      kinds.end.apply(state, seat, action, emit)
    },
  }
}
