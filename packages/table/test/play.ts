/** Toy games at a table, for the tests of this package. */
import { legalActions, type Rng, SeededRng } from '@quayside/rules-kit'
import { type Toy, toyGame } from '@quayside/test-kit'
import { act, type DrawSource, newTable, type Plan, secretSource, settle, type Table } from '../src/index.ts'

export const SECRET = '0123456789abcdef'.repeat(4)

export function secretDraws(players: number, secret = SECRET): DrawSource {
  return secretSource(
    secret,
    Array.from({ length: players }, (_, seat) => `seat ${seat}`),
  )
}

export interface Wanted {
  readonly players?: number
  readonly options?: { [name: string]: boolean | number }
  readonly draws?: DrawSource
  readonly header?: object
}

export function toyTable({ players = 3, options = {}, draws, header = {} }: Wanted = {}): Table<Toy> {
  const source = draws ?? secretDraws(players)
  const table = newTable({ game: toyGame, players, options, draws: source, header })
  if ('problem' in table) throw new Error(table.problem.option)
  settle(table, source)
  return table
}

/** One random action, with its draws; false when the game is over. */
export function playOne(table: Table<Toy>, rng: Rng, draws: DrawSource): boolean {
  const pending = toyGame.pending(table.head.state)
  if (pending.by !== 'seats') return false
  const seats = [...pending.owe, ...pending.may]
  const seat = seats[rng.below(seats.length)] as number
  const legal = legalActions(toyGame, table.head.state, seat)
  accepted(act(table, { seat, action: legal[rng.below(legal.length)] as Toy['Action'] }))
  settle(table, draws)
  return true
}

export function playedTable(seed: number, most = 10_000, wanted: Wanted = {}): Table<Toy> {
  const players = wanted.players ?? 3
  const draws = wanted.draws ?? secretDraws(players)
  const table = toyTable({ ...wanted, players, draws })
  const rng = new SeededRng(seed)
  for (let i = 0; i < most && playOne(table, rng, draws); i++);
  return table
}

export function accepted<P extends Plan<Toy>>(plan: P): Extract<P, { kind: 'step' }> {
  if (plan.kind !== 'step') throw new Error(JSON.stringify(plan))
  return plan as Extract<P, { kind: 'step' }>
}

export function refusedWith(plan: Plan<Toy>): string {
  return plan.kind === 'refused' ? plan.rejection.code : plan.kind
}
