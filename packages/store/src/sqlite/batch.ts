/** Several writes in one transaction. One that fails by itself is undone alone; what hits the whole file undoes all. */
import { failureKind } from '../failure.ts'
import type { Outcome } from '../group-commit.ts'
import type { Carried, Connection } from './connection.ts'
import { WRITES, type WriteName } from './writes.ts'

/** A write as data: its name and what it is given. */
export interface Write {
  readonly name: WriteName
  readonly args: readonly unknown[]
}

/** Every write by its name, carried out when `save` says so. */
export type EachWrite = Carried<typeof WRITES>

export function eachWrite(save: (write: Write) => Promise<unknown>): EachWrite {
  const names = Object.keys(WRITES) as WriteName[]
  return Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => save({ name, args })]),
  ) as unknown as EachWrite
}

export function runBatch(file: Connection, writes: readonly Write[]): Outcome<unknown>[] {
  try {
    return file.together(() => writes.map((write) => ({ value: carryOut(file, write) })))
  } catch (error) {
    // What is wrong with the file itself hits all of them, and everything is undone.
    if (failureKind(error) !== 'statement') throw error
    return file.together(() => writes.map((write) => attempt(file, write)))
  }
}

/** Only for a batch in which something failed: savepoints cost as much as a small write. */
function attempt(file: Connection, write: Write): Outcome<unknown> {
  file.run('SAVEPOINT one')
  try {
    const value = carryOut(file, write)
    file.run('RELEASE one')
    return { value }
  } catch (error) {
    if (!file.database.isTransaction) throw error
    file.run('ROLLBACK TO one')
    file.run('RELEASE one')
    return { error }
  }
}

function carryOut(file: Connection, { name, args }: Write): unknown {
  // The name decides what the arguments are; `EachWrite` has checked them.
  const work = WRITES[name] as (file: Connection, ...args: readonly unknown[]) => unknown
  return work(file, ...args)
}
