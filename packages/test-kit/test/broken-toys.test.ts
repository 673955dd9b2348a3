// The suite must be able to fail: each toy here breaks one sentence of the contract on purpose.
import type { ActionKind, ActionList, GameSpec, Inspection, JsonObject, View } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import {
  allChecks,
  defineInspectable,
  runCheck,
  type SomeTexts,
  type Toy,
  type ToyEvent,
  type ToyState,
  toySpec,
  Violation,
} from '../src/index.ts'
import { imagine } from '../src/toy/imagine.ts'

const { projection, flow, chance, kinds, notation, ownParts } = toySpec

/** What is broken, the sentence that must notice, and the toy. */
const broken: [string, string, Partial<GameSpec<Toy> & Inspection<Toy>>][] = [
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

/** The toy with one kind changed, in the table of kinds and in the flow that names them. */
function withKind<K extends Toy['Action']['type']>(
  type: K,
  change: Partial<ActionKind<Toy, K>>,
): Partial<GameSpec<Toy> & Inspection<Toy>> {
  const replaced = { ...kinds, [type]: { ...kinds[type], ...change } } as typeof kinds
  const usable: typeof flow.usable = (state, seat) =>
    flow.usable(state, seat).map((one) => replaced[one.type as Toy['Action']['type']] as never)
  return { kinds: replaced, flow: { ...flow, usable } }
}

describe('each broken toy is found by the sentence it breaks', () => {
  it.each(broken)('%s', (_name, says, change) => {
    const game = defineInspectable({ ...toySpec, id: 'broken-toy', ...change })
    const check = allChecks().find((one) => one.says.startsWith(says))
    if (!check) throw new Error(`no check says "${says}"`)
    expect(() => runCheck(game, check, { positions: 2000 })).toThrow(Violation)
  })
})

describe('a missing sentence is found', () => {
  const types = (list: readonly string[]) => Object.fromEntries(list.map((type) => [type, () => [type]]))
  const events = [
    'rolled',
    'drew',
    'autoDrew',
    'looked',
    'kept',
    'sold',
    'grabbed',
    'offered',
    'answered',
    'traded',
  ]
  const codes = ['noPair', 'deckTooSmall', 'deedDone', 'noVictim', 'badBundle', 'cannotPay', 'tooManyOffers']
  const whole: SomeTexts = {
    events: types([...events, 'withdrew', 'choseDiscard', 'discarded', 'over']),
    refusals: types([...codes, 'notAccepted', 'notLooked']),
    actions: types(Object.keys(kinds)),
    endings: { goal: 'a', hoard: 'b', exhausted: 'c' },
    prompt: () => ['x'],
    position: () => ['x'],
  }
  const run = (ja: SomeTexts) => {
    for (const check of allChecks({ en: whole, ja }).slice(allChecks().length)) {
      runCheck(defineInspectable(toySpec), check, { positions: 300 })
    }
  }

  it('but a whole set of sentences passes', () => expect(() => run(whole)).not.toThrow())

  const lacking: [string, SomeTexts, RegExp][] = [
    ['an event', { ...whole, events: types(events) }, /no ja event/],
    ['a refusal', { ...whole, refusals: types(codes.slice(1)) }, /no ja refusal noPair/],
    ['a choice', { ...whole, actions: types(['end']) }, /no ja action/],
    ['an ending', { ...whole, endings: {} }, /no ja sentence for the ending/],
    ['words', { ...whole, prompt: () => [] }, /ja prompt says nothing/],
    ['a number', { ...whole, position: () => ['undefined points'] }, /says \["undefined points"\]/],
  ]
  it.each(lacking)('%s', (_name, ja, words) => expect(() => run(ja)).toThrow(words))
})
