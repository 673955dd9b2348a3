import {
  type Game,
  type GameTypes,
  type OptionProblem,
  type OptionValues,
  type Result,
  type Seat,
  SeededRng,
  type Wishes,
} from '@quayside/rules-kit'
import { type DrawSource, setupRng } from './draws.ts'
import type { Entry, Fault, Header, Step, Table } from './entry.ts'

export interface OpenTableParams<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly players: number
  /** As `drawSetup` or `readSetup` gave it. */
  readonly setup: G['Setup']
  readonly header?: Partial<Header>
  /** Whether every entry gets a digest (the default); engines and tests compute one when they need it. */
  readonly keepsDigests?: boolean
}

export function openTable<G extends GameTypes>(params: OpenTableParams<G>): Table<G> {
  const { game, options, players, setup } = params
  const header = { rules: game.rulesVersion, others: {}, ...params.header }
  return {
    game,
    options,
    players,
    setup,
    header,
    keepsDigests: params.keepsDigests ?? true,
    log: [],
    answered: new Map(),
    head: { seq: 0, state: firstState({ game, options, players, setup, header }), last: null },
    spares: null,
    fault: newerRules(game, header),
  }
}

type Opening<G extends GameTypes> = Pick<Table<G>, 'game' | 'options' | 'players' | 'setup' | 'header'>

/** The state before the first move, by the version of the rules in the header, or by the newest known if that is newer. */
export function firstState<G extends GameTypes>({
  game,
  options,
  players,
  setup,
  header,
}: Opening<G>): G['State'] {
  return game.initialState(options, players, setup, Math.min(header.rules, game.rulesVersion))
}

/** A log of rules that this program does not know yet can only be looked at. */
function newerRules(game: { readonly rulesVersion: number }, { rules }: Header): Fault | null {
  if (rules <= game.rulesVersion) return null
  const detail = `the rules of this table are version ${rules}; this program knows them up to ${game.rulesVersion}`
  return { seq: 0, text: '', why: 'newer', detail }
}

/** For people and programs: where the log stops and why, or `newer` where the rules are newer than this program. */
export function faultText(fault: Fault | null): string | null {
  if (!fault) return null
  return fault.why === 'newer' ? 'newer' : `${fault.seq} "${fault.text}": ${fault.detail}`
}

export interface NewTableParams<G extends GameTypes> {
  readonly game: Game<G>
  readonly players: number
  /** Options that are left out take their defaults. */
  readonly options?: OptionValues
  readonly wishes?: Wishes
  readonly draws: DrawSource
  readonly header?: Partial<Header>
  readonly keepsDigests?: boolean
}

/** Resolves the options and draws the set-up. */
export function newTable<G extends GameTypes>(
  params: NewTableParams<G>,
): Table<G> | { readonly problem: OptionProblem } {
  const { game, players, wishes, draws, ...rest } = params
  const options = game.resolveOptions(players, params.options ?? {})
  if ('problem' in options) return options as { readonly problem: OptionProblem }
  const problem = layoutProblem({ game, options, players }, wishes?.layout)
  if (problem) return { problem }
  const setup = game.drawSetup(options, players, setupRng(draws), wishes)
  const header = { ...rest.header, ...(wishes ? { wishes } : {}) }
  return openTable({ ...rest, game, players, options, setup, header })
}

interface Plan<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly players: number
}

/** Why the board cannot be laid by this code; wished colours and the start player do not come into it. */
export function layoutProblem<G extends GameTypes>(
  { game, options, players }: Plan<G>,
  layout: string | undefined,
): OptionProblem | null {
  if (layout === undefined) return null
  const setup = game.drawSetup(options, players, new SeededRng(1), { layout })
  const read = game.readSetup(options, players, setup) as { readonly problem?: string }
  return read.problem === undefined
    ? null
    : { code: 'badLayout', option: 'layout', value: layout, other: read.problem }
}

/** Applies a stored step. It must have been planned on the current head. */
export function commit<G extends GameTypes>(table: Table<G>, step: Step<G>): void {
  const expected = table.head.seq + step.entries.length
  if (step.head.seq !== expected) throw new Error(`a step to ${step.head.seq} came when ${expected} was due`)
  for (const entry of step.entries) {
    table.log.push(entry)
    if (entry.id !== undefined) table.answered.set(requestKey(entry, entry.id), entry.seq)
  }
  table.head = step.head
}

/** Request ids are per seat, so that no seat can use up the ids of another. */
function requestKey<G extends GameTypes>(entry: Entry<G>, id: string): string {
  return answerKey(entry.kind === 'undo' ? entry.by : entry.move.by, id)
}

export function answerKey(by: Seat | 'chance' | null, id: string): string {
  return `${by} ${id}`
}

export function moveCount<G extends GameTypes>(table: Table<G>): number {
  return table.head.last?.count ?? 0
}

export function resultOf<G extends GameTypes>(table: Table<G>): Result | null {
  return table.game.result(table.head.state)
}
