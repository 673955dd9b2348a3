import type { Game, GameTypes, OptionProblem, OptionValues, Result, Seat, Wishes } from '@quayside/rules-kit'
import { type DrawSource, setupRng } from './draws.ts'
import type { Entry, Header, Step, Table } from './entry.ts'

export interface Opening<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly players: number
  /** As `drawSetup` or `readSetup` gave it. */
  readonly setup: G['Setup']
  readonly header?: Partial<Header>
  /** A digest in every entry (the default), or none: for engines and tests that ask for one themselves. */
  readonly keepsDigests?: boolean
}

export function openTable<G extends GameTypes>(opening: Opening<G>): Table<G> {
  const { game, options, players, setup } = opening
  return {
    game,
    options,
    players,
    setup,
    header: { rules: game.rulesVersion, others: {}, ...opening.header },
    keepsDigests: opening.keepsDigests ?? true,
    log: [],
    answered: new Map(),
    head: { seq: 0, state: game.initialState(options, players, setup), last: null },
    fault: null,
  }
}

export interface Wanted<G extends GameTypes> {
  readonly game: Game<G>
  readonly players: number
  /** Options as a lobby gives them: what is left out takes its default. */
  readonly options?: OptionValues
  readonly wishes?: Wishes
  readonly draws: DrawSource
  readonly header?: Partial<Header>
  readonly keepsDigests?: boolean
}

/** A new table whose set-up is drawn, or the clash of its options. */
export function newTable<G extends GameTypes>(
  wanted: Wanted<G>,
): Table<G> | { readonly problem: OptionProblem } {
  const { game, players, wishes, draws, ...rest } = wanted
  const options = game.resolveOptions(players, wanted.options ?? {})
  if ('problem' in options) return options as { readonly problem: OptionProblem }
  const setup = game.drawSetup(options, players, setupRng(draws), wishes)
  const header = { ...rest.header, ...(wishes ? { wishes } : {}) }
  return openTable({ ...rest, game, players, options, setup, header })
}

/** Makes an accepted step count. It must have been planned on the table's present head. */
export function commit<G extends GameTypes>(table: Table<G>, step: Step<G>): void {
  const expected = table.head.seq + step.entries.length
  if (step.head.seq !== expected) throw new Error(`a step to ${step.head.seq} came when ${expected} was due`)
  for (const entry of step.entries) {
    table.log.push(entry)
    if (entry.id !== undefined) table.answered.set(requestKey(entry, entry.id), entry.seq)
  }
  table.head = step.head
}

/** Ids belong to the seat that made them up, so that nobody can use up another seat's. */
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
