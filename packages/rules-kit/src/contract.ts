/**
 * The contract every game keeps. Read this file and you know what table, bots, server and pages rely on.
 * Game authors write a `GameSpec` (see `define-game.ts`); everybody else uses the `Game` made from it.
 */
import type { ActionList } from './action-list.ts'
import type { UnusedColours } from './colours.ts'
import type {
  ActionOf,
  ActionPart,
  ActionType,
  CommonCode,
  Emit,
  GameTypes,
  Json,
  JsonObject,
  Move,
  Pending,
  Rejection,
  Result,
  Seat,
  View,
  Viewer,
  Weighted,
  Wishes,
} from './game-types.ts'
import type { OptionSpec, OptionValues } from './options.ts'
import type { Rng } from './rng.ts'
import type { Schema } from './schema.ts'

export * from './game-types.ts'

/** One player action: what is legal, why not, what it changes. One file in the game's `actions/`. */
export interface ActionKind<G extends GameTypes, K extends ActionType<G> = ActionType<G>> {
  readonly type: K
  /** `legal` lists only a documented sample of the actions of this kind; `check` accepts more. */
  readonly composed?: true
  /** Opens a negotiation (offers, counters). Random play never does. */
  readonly proposal?: true
  /** Answers somebody else's proposal; all that random play does in `may`. */
  readonly answer?: true
  /** Whether `legal` would list anything, without listing it. */
  possible?(state: G['State'], seat: Seat): boolean
  /** How many `legal` would list, and the n-th of them: lets random play pick one without building the others. */
  count?(state: G['State'], seat: Seat): number
  nth?(state: G['State'], seat: Seat, n: number): ActionOf<G, K>
  legal(state: G['State'], seat: Seat, into: ActionList<ActionOf<G, K>>): void
  check(state: G['State'], seat: Seat, action: ActionOf<G, K>): Rejection<G['Code'] | CommonCode> | null
  /**
   * Why nothing of this kind that agrees with `partial` is legal. Asked only where the phase allows the kind and nothing is
   * listed. Left out, `check` is asked about the plainest action of the schema.
   */
  explain?(
    state: G['State'],
    seat: Seat,
    partial: Partial<ActionOf<G, K>>,
  ): Rejection<G['Code'] | CommonCode> | null
  apply(state: G['State'], seat: Seat, action: ActionOf<G, K>, emit: Emit<G> | null): void
}

/** An `ActionKind` with its action type erased; generic code passes each kind only actions of its own type. */
export interface AnyKind<G extends GameTypes> {
  readonly type: string
  readonly composed?: true
  readonly proposal?: true
  readonly answer?: true
  possible?(state: G['State'], seat: Seat): boolean
  count?(state: G['State'], seat: Seat): number
  nth?(state: G['State'], seat: Seat, n: number): G['Action']
  legal(state: G['State'], seat: Seat, into: ActionList<G['Action']>): void
  check(state: G['State'], seat: Seat, action: G['Action']): Rejection<G['Code'] | CommonCode> | null
  explain?(state: G['State'], seat: Seat, partial: object): Rejection<G['Code'] | CommonCode> | null
  apply(state: G['State'], seat: Seat, action: G['Action'], emit: Emit<G> | null): void
}

/** Notation of one kind of move, after the seat number or `*`: `road 17-23`. `format` and `parse` are inverse. */
export interface MoveWords<M> {
  /** Name of the kind in notation where it is not the type: the outcome `dice` is written `* roll 3 4`. */
  readonly word?: string
  format(move: M): string
  /** Gets the words after the name of the kind; null when they are not valid. */
  parse(words: readonly string[]): M | null
}

export interface Notation<G extends GameTypes> {
  readonly actions: { readonly [K in ActionType<G>]: MoveWords<ActionOf<G, K>> }
  readonly outcomes: {
    readonly [K in G['Outcome']['type']]: MoveWords<Extract<G['Outcome'], { readonly type: K }>>
  }
}

export interface Schemas<G extends GameTypes> {
  readonly setup: Schema
  readonly actions: { readonly [K in ActionType<G>]: Schema }
  readonly outcomes: { readonly [K in G['Outcome']['type']]: Schema }
  readonly shown: Schema
  readonly known: Schema
}

export interface Flow<G extends GameTypes> {
  pending(state: G['State']): Pending
  /** The kinds of action open to this seat in this phase; a cached list. Nothing else decides whether a kind is refused with "not now". */
  usable(state: G['State'], seat: Seat): readonly AnyKind<G>[]
  /** Version number of the question to a seat; grows with each new decision, so that stale answers are recognised. */
  ask(state: G['State'], seat: Seat): number
  /** The rejection, with its rule number, of a kind that is not in `usable`. */
  refusal(state: G['State'], seat: Seat, type: ActionType<G>): Rejection<G['Code'] | CommonCode>
}

export interface Chance<G extends GameTypes> {
  /** The whole distribution of the next single draw: whole-number weights, canonical order. */
  outcomes(state: G['State']): readonly Weighted<G['Outcome']>[]
  /** Picks the entry of `outcomes` at `rng.below(sum of weights)`, without building the list. */
  sample(state: G['State'], rng: Rng): G['Outcome']
  apply(state: G['State'], outcome: G['Outcome'], emit: Emit<G> | null): void
}

/** Projections for viewers. They are built up field by field, never by removing secrets from the state. */
export interface Projection<G extends GameTypes> {
  shown(state: G['State'], viewer: Viewer): G['Shown']
  /** The public part alone for a watcher. */
  known(state: G['State'], viewer: Viewer): G['Known']
  redact(event: G['Event'], viewer: Viewer): G['Event'] | null
  /** The outcome as this viewer may see it in the log; null if it stays hidden. Asked before the outcome is applied. */
  redactOutcome(state: G['State'], outcome: G['Outcome'], viewer: Viewer): G['Outcome'] | null
  /** The action as this viewer may see it in the log; null if it stays hidden. Asked before the action is applied. */
  redactAction(state: G['State'], seat: Seat, action: G['Action'], viewer: Viewer): G['Action'] | null
  /** Whether the event shows somebody something that was hidden: it ends free undo. */
  reveals(event: G['Event']): boolean
  /** Samples a full state consistent with this view and its `known` (a determinization). */
  imagine(view: View<G>, rng: Rng): G['State']
}

/** Parts of `shown`, each whole: by key, and single entries of its lists by key and index. */
export interface ShownParts<Shown> {
  readonly parts?: Partial<Shown>
  readonly entries?: {
    readonly [K in keyof Shown]?: Shown[K] extends readonly (infer Entry)[]
      ? { readonly [index: number]: Entry }
      : never
  }
}

export interface GameSpec<G extends GameTypes> {
  readonly id: string
  /** The newest version of the rules; it grows when the same moves would lead elsewhere. All versions from 1 on can be played. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** The colours a seat can have, in the order in which they are given out. */
  readonly colours: readonly string[]
  /** Colours that stay in the box with so many players. */
  readonly unusedColours?: UnusedColours
  /** All ways a game can end; each has a recorded game. */
  readonly endings: readonly string[]
  readonly kinds: { readonly [K in ActionType<G>]: ActionKind<G, K> }
  readonly flow: Flow<G>
  readonly chance: Chance<G>
  readonly projection: Projection<G>
  readonly notation: Notation<G>
  readonly schemas: Schemas<G>
  /** Keys of `shown` whose entries change one by one: news replaces a single entry of them. Their length is fixed. */
  readonly partLists: readonly string[]
  /**
   * The parts of `shown` in which this seat sees more than a watcher, built up from nothing like the view itself. On top of
   * the watcher's `shown` they give the seat's, byte for byte.
   */
  ownParts(state: G['State'], seat: Seat): ShownParts<G['Shown']>
  /** `draw` is the version of the drawing method, the newest if left out: older set-ups can be drawn again. */
  drawSetup(options: G['Options'], players: number, rng: Rng, wishes?: Wishes, draw?: number): G['Setup']
  /** Checks a set-up from outside beyond its schema and completes what may be left out. */
  readSetup(
    options: G['Options'],
    players: number,
    setup: G['Setup'],
  ): G['Setup'] | { readonly problem: string }
  /** `rules` is the version to play by; the state keeps it with its fixed part, outside the digest. */
  initialState(options: G['Options'], players: number, setup: G['Setup'], rules: number): G['State']
  /** The version this state is played by. A changed rule asks it, so that older logs replay and go on by their own rules. */
  rulesOf(state: G['State']): number
  playersOf(state: G['State']): number
  result(state: G['State']): Result | null
  /** Rounds begun so far: the length of a game. */
  rounds(state: G['State']): number
  /** A new state with buffers of the right size, to be filled by `copyInto`. */
  blank(players: number): G['State']
  copyInto(target: G['State'], source: G['State']): void
  /** Stops updating `memory`, which rollouts and random play do not read. */
  forget(state: G['State']): void
  toJson(state: G['State']): JsonObject
  fromJson(json: JsonObject): G['State']
  /** The least harmful legal action, for a seat that is out of time. */
  fallback(view: View<G>): G['Action']
}

/**
 * What scenarios, tests and analysis ask of a game beyond playing it. Apart from the rules, because a page that only plays does
 * not load it.
 */
export interface Inspection<G extends GameTypes> {
  /** The first broken invariant (a lost card, too many pieces), or null. */
  broken(state: G['State']): string | null
  /** A state from a scenario's `given`; what is left out is as in a fresh game. */
  fill(options: G['Options'], players: number, given: JsonObject): G['State'] | { readonly problem: string }
  /** Named questions that scenarios may ask. */
  readonly questions: { readonly [name: string]: (state: G['State'], args: JsonObject) => Json }
}

/** A complete game, as tables, bots, server and pages use it. */
export interface Game<G extends GameTypes>
  extends Omit<GameSpec<G>, 'kinds' | 'flow' | 'chance' | 'projection' | 'partLists' | 'initialState'> {
  readonly partLists: readonly string[]
  /** By the newest version of the rules unless told otherwise. */
  initialState(options: G['Options'], players: number, setup: G['Setup'], rules?: number): G['State']
  readonly kinds: readonly AnyKind<G>[]
  kind(type: string): AnyKind<G> | null
  pending(state: G['State']): Pending
  usable(state: G['State'], seat: Seat): readonly AnyKind<G>[]
  ask(state: G['State'], seat: Seat): number
  /** Fills a caller-owned list; closed kinds put interned actions into it. */
  legal(state: G['State'], seat: Seat, into: ActionList<G['Action']>): void
  /** The authority on legality: whatever `legal` lists passes, and composed kinds accept more. */
  check(state: G['State'], seat: Seat, action: G['Action']): Rejection<G['Code'] | CommonCode> | null
  /**
   * "Why not?" Null if the seat can do something of this kind now that agrees with `partial`; else the refusal that best
   * says why it cannot.
   */
  explain(
    state: G['State'],
    seat: Seat,
    kind: string,
    partial?: object,
  ): Rejection<G['Code'] | CommonCode> | null
  outcomes(state: G['State']): readonly Weighted<G['Outcome']>[]
  sample(state: G['State'], rng: Rng): G['Outcome']
  /** Mutates the state; nothing else does. The caller owns the state and has checked the move. */
  apply(state: G['State'], move: Move<G>, emit: Emit<G> | null): void
  clone(state: G['State']): G['State']
  view(state: G['State'], viewer: Viewer): View<G>
  /** What perfect recall adds for this viewer; for a watcher the public part. */
  known(state: G['State'], viewer: Viewer): G['Known']
  redact(event: G['Event'], viewer: Viewer): G['Event'] | null
  redactOutcome(state: G['State'], outcome: G['Outcome'], viewer: Viewer): G['Outcome'] | null
  redactAction(state: G['State'], seat: Seat, action: G['Action'], viewer: Viewer): G['Action'] | null
  reveals(event: G['Event']): boolean
  imagine(view: View<G>, rng: Rng): G['State']
  /** Hash of the canonical JSON of the state without `memory` and the version of the rules. */
  digest(state: G['State']): string
  format(move: Move<G>): string
  parse(text: string): Move<G> | null
  /** Validates an action from outside against its schema. */
  readAction(json: unknown): G['Action'] | { readonly problem: string }
  /** The same of an action that is still being chosen: its kind, and any of its fields. */
  readPart(json: unknown): ActionPart<G['Action']> | { readonly problem: string }
  readOutcome(json: unknown): G['Outcome'] | { readonly problem: string }
  /** Checks the given options and completes the others with their defaults. */
  resolveOptions(players: number, given: OptionValues): G['Options'] | { readonly problem: OptionProblem }
}

export interface OptionProblem {
  readonly code: 'unknownOption' | 'badValue' | 'clash' | 'badPlayers' | 'badLayout'
  readonly option: string
  readonly value: string
  /** The other side of a clash, the accepted values, or what is wrong with a board laid by a code. */
  readonly other: string
}

/** Any game, for code that is generic over games. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyGame = Game<any>

export type InspectableGame<G extends GameTypes> = Game<G> & Inspection<G>

// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyInspectableGame = InspectableGame<any>
