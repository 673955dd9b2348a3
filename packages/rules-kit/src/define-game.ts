/** Assembles a `Game` from the parts of its `GameSpec`. */
import { ActionList } from './action-list.ts'
import { BrokenRule } from './broken-rule.ts'
import type {
  ActionOf,
  ActionPart,
  ActionType,
  AnyKind,
  CommonCode,
  Game,
  GameSpec,
  GameTypes,
  Json,
  JsonObject,
  Move,
  OptionProblem,
  Rejection,
  Seat,
  View,
  Viewer,
} from './contract.ts'
import { explain } from './explain.ts'
import { canonicalJson, isObject } from './json.ts'
import type { OptionValues } from './options.ts'
import { resolveOptions } from './options.ts'
import type { Schema } from './schema.ts'
import { misfit } from './schema.ts'
import { sha256, toHex, utf8 } from './sha256.ts'

// Long because it is the list of all that a game can do, each a line or two over the same spec.
export function defineGame<G extends GameTypes>(spec: GameSpec<G>): Game<G> {
  const { kinds: table, flow, chance, projection, ...rest } = spec
  const kinds = Object.values(table) as AnyKind<G>[]
  const byType = new Map<string, AnyKind<G>>(kinds.map((kind) => [kind.type, kind]))

  const kindOf = (type: string): AnyKind<G> => {
    const kind = byType.get(type)
    if (!kind) throw new BrokenRule(`${spec.id} has no action ${type}`)
    return kind
  }

  function legal(state: G['State'], seat: Seat, into: ActionList<G['Action']>): void {
    into.clear()
    const usable = flow.usable(state, seat)
    for (let i = 0; i < usable.length; i++) (usable[i] as AnyKind<G>).legal(state, seat, into)
  }

  function check(
    state: G['State'],
    seat: Seat,
    action: G['Action'],
  ): Rejection<G['Code'] | CommonCode> | null {
    if (flow.pending(state).by === 'nobody') return { code: 'gameOver', rule: null }
    const kind = byType.get(action.type)
    if (!kind || !flow.usable(state, seat).includes(kind)) return flow.refusal(state, seat, action.type)
    return kind.check(state, seat, action)
  }

  function apply(state: G['State'], move: Move<G>, emit: ((event: G['Event']) => void) | null): void {
    if (move.by === 'chance') chance.apply(state, move.outcome, emit)
    else kindOf(move.action.type).apply(state, move.by, move.action, emit)
  }

  function clone(state: G['State']): G['State'] {
    const copy = spec.blank(spec.playersOf(state))
    spec.copyInto(copy, state)
    return copy
  }

  function view(state: G['State'], viewer: Viewer): View<G> {
    const shown = projection.shown(state, viewer)
    if (viewer === 'watcher') return { viewer, ask: 0, shown, known: null }
    return { viewer, ask: flow.ask(state, viewer), shown, known: projection.known(state, viewer) }
  }

  function digest(state: G['State']): string {
    const { memory: _unhashed, rules: _version, ...truth } = spec.toJson(state)
    return toHex(sha256(utf8(canonicalJson(truth as JsonObject))))
  }

  return {
    ...rest,
    initialState: (options, players, setup, rules = spec.rulesVersion) =>
      spec.initialState(options, players, setup, rules),
    kinds,
    kind: (type) => byType.get(type) ?? null,
    pending: flow.pending,
    usable: flow.usable,
    ask: flow.ask,
    legal,
    check,
    explain: (state, seat, type, partial = {}) => explain(spec, { state, seat, type, partial }),
    outcomes: chance.outcomes,
    sample: chance.sample,
    apply,
    clone,
    view,
    known: projection.known,
    redact: projection.redact,
    redactOutcome: projection.redactOutcome,
    redactAction: projection.redactAction,
    reveals: projection.reveals,
    imagine: projection.imagine,
    digest,
    format: (move) => formatMove(spec, move),
    parse: (text) => parseMove(spec, text),
    readAction: (json) => readTyped<G['Action']>(spec.schemas.actions, json, 'action'),
    readPart: (json) => readTyped<ActionPart<G['Action']>>(partsOf(spec.schemas.actions), json, 'action'),
    readOutcome: (json) => readTyped<G['Outcome']>(spec.schemas.outcomes, json, 'outcome'),
    resolveOptions: (players, given) => resolve(spec, players, given),
  }
}

function resolve<G extends GameTypes>(
  spec: GameSpec<G>,
  players: number,
  given: OptionValues,
): G['Options'] | { readonly problem: OptionProblem } {
  const resolved = resolveOptions({ specs: spec.options, seats: spec.seats }, players, given)
  return 'problem' in resolved ? resolved : resolved.options
}

function formatMove<G extends GameTypes>(spec: GameSpec<G>, move: Move<G>): string {
  if (move.by === 'chance') {
    const words = spec.notation.outcomes[move.outcome.type as G['Outcome']['type']]
    return join('*', words.word ?? move.outcome.type, words.format(move.outcome as never))
  }
  const words = spec.notation.actions[move.action.type as ActionType<G>]
  const kind = words.word ?? move.action.type
  return join(String(move.by), kind, words.format(move.action as ActionOf<G, ActionType<G>>))
}

function join(maker: string, type: string, words: string): string {
  return words === '' ? `${maker} ${type}` : `${maker} ${type} ${words}`
}

function parseMove<G extends GameTypes>(spec: GameSpec<G>, text: string): Move<G> | null {
  const [maker, kind, ...words] = text.trim().split(/\s+/)
  if (maker === undefined || kind === undefined) return null
  const type = typeOfWord(maker === '*' ? spec.notation.outcomes : spec.notation.actions, kind)
  if (type === null) return null
  if (maker === '*') {
    const outcome = spec.notation.outcomes[type as G['Outcome']['type']].parse(words)
    return outcome && misfit(schemaOf(spec.schemas.outcomes, type), outcome) === null
      ? { by: 'chance', outcome }
      : null
  }
  if (!/^\d$/.test(maker)) return null
  const action = spec.notation.actions[type as ActionType<G>].parse(words)
  return action && misfit(schemaOf(spec.schemas.actions, type), action) === null
    ? { by: Number(maker), action }
    : null
}

/** Cache for each notation table, because replaying a log looks up every move. */
const typesByWord = new WeakMap<object, Map<string, string>>()

/** The type that a word of notation names; the type itself is accepted too. */
function typeOfWord(
  table: { readonly [type: string]: { readonly word?: string } },
  kind: string,
): string | null {
  let types = typesByWord.get(table)
  if (!types) {
    types = new Map(Object.keys(table).map((type) => [type, type]))
    for (const [type, { word }] of Object.entries(table)) if (word !== undefined) types.set(word, type)
    typesByWord.set(table, types)
  }
  return types.get(kind) ?? null
}

function schemaOf(schemas: { readonly [type: string]: Schema }, type: string): Schema {
  return schemas[type] as Schema
}

function readTyped<T>(
  schemas: { readonly [type: string]: Schema },
  json: unknown,
  what: string,
): T | { readonly problem: string } {
  const types = Object.keys(schemas).join(', ')
  if (!isObject(json as Json)) return { problem: `an ${what} must be an object with a type: ${types}` }
  const { type } = json as { type?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) {
    return { problem: `unknown ${what} type ${JSON.stringify(type)?.slice(0, 40)}; known: ${types}` }
  }
  const wrong = misfit(schemaOf(schemas, type), json)
  return wrong ? { problem: `${what} ${type}: ${wrong}` } : (json as T)
}

/** The same schemas with nothing required but the type. */
function partsOf(schemas: { readonly [type: string]: Schema }): { readonly [type: string]: Schema } {
  const parts = Object.entries(schemas).map(([type, schema]) => [type, { ...schema, required: ['type'] }])
  return Object.fromEntries(parts) as { [type: string]: Schema }
}

/** The legal actions as a fresh array: for pages and tests, where speed does not matter. */
export function legalActions<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
): G['Action'][] {
  const list = new ActionList<G['Action']>()
  game.legal(state, seat, list)
  return list.toArray()
}
