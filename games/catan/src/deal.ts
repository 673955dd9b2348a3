/** Deals cards whose owners are not known, within what is known. */
import { BrokenRule, type Rng } from '@quayside/rules-kit'

export interface Deal {
  /** How many cards each row gets. */
  readonly need: readonly number[]
  /** How many of each kind there are. */
  readonly supply: readonly number[]
  readonly least: readonly (readonly number[])[]
  readonly most: readonly (readonly number[])[]
}

interface Dealing {
  readonly table: number[][]
  readonly need: number[]
  readonly supply: number[]
  readonly deal: Deal
}

/** A random table with these sums and bounds. Where a card finds no place, earlier ones change places to let it in. */
export function dealWithin(deal: Deal, rng: Rng): number[][] {
  const table = deal.least.map((row) => [...row])
  const need = deal.need.map((many, row) => many - sumOf(table[row] as number[]))
  const supply = deal.supply.map(
    (many, kind) => many - table.reduce((sum, row) => sum + (row[kind] as number), 0),
  )
  const dealing = { table, need, supply, deal }
  for (let left = sumOf(need); left > 0; left--) {
    const row = pickBy(need, rng)
    const kind = pickBy(openKinds(dealing, row), rng)
    if (kind >= 0) place(dealing, row, kind)
    else makeRoom(dealing, row)
    need[row] = (need[row] as number) - 1
  }
  return table
}

const sumOf = (list: readonly number[]) => list.reduce((sum, many) => sum + many, 0)

/** An index, as likely as its weight; -1 if all weights are 0. */
function pickBy(weights: readonly number[], rng: Rng): number {
  const sum = sumOf(weights)
  if (sum <= 0) return -1
  let left = rng.below(sum)
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

function hasRoom({ table, deal }: Dealing, row: number, kind: number): boolean {
  return (table[row]?.[kind] as number) < (deal.most[row]?.[kind] as number)
}

function openKinds(dealing: Dealing, row: number): number[] {
  return dealing.supply.map((many, kind) => (hasRoom(dealing, row, kind) ? Math.max(0, many) : 0))
}

function place({ table, supply }: Dealing, row: number, kind: number): void {
  const cells = table[row] as number[]
  cells[kind] = (cells[kind] as number) + 1
  supply[kind] = (supply[kind] as number) - 1
}

interface Step {
  readonly row: number
  readonly kind: number
  readonly before: Step | null
}

/** The shortest chain of changes: this row takes a kind from another row, which takes a kind that is left. */
function makeRoom(dealing: Dealing, row: number): void {
  const queue: Step[] = kindsFor(dealing, row, null)
  const seen = new Set(queue.map((step) => step.kind))
  for (const step of queue) {
    if ((dealing.supply[step.kind] as number) > 0) {
      exchange(dealing, step)
      return
    }
    for (const giver of givers(dealing, step.kind)) {
      for (const next of kindsFor(dealing, giver, step)) {
        if (seen.has(next.kind)) continue
        seen.add(next.kind)
        queue.push(next)
      }
    }
  }
  throw new BrokenRule('what is known about hands contradicts itself')
}

function kindsFor(dealing: Dealing, row: number, before: Step | null): Step[] {
  const steps: Step[] = []
  for (let kind = 0; kind < dealing.supply.length; kind++) {
    if (hasRoom(dealing, row, kind)) steps.push({ row, kind, before })
  }
  return steps
}

/** Rows that can do without one of this kind. */
function givers({ table, deal }: Dealing, kind: number): number[] {
  return table.flatMap((cells, row) =>
    (cells[kind] as number) > (deal.least[row]?.[kind] as number) ? [row] : [],
  )
}

function exchange(dealing: Dealing, last: Step): void {
  let step: Step | null = last
  place(dealing, last.row, last.kind)
  while (step.before) {
    // The row of this step gave away the kind that the step before it takes.
    const giver = dealing.table[step.row] as number[]
    const taker: Step = step.before
    giver[taker.kind] = (giver[taker.kind] as number) - 1
    const cells = dealing.table[taker.row] as number[]
    cells[taker.kind] = (cells[taker.kind] as number) + 1
    step = taker
  }
}
