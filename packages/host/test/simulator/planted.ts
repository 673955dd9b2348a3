/** Bugs that are planted to show that the checks find them. */
import { type AnyTable, type Decision, Host } from '../../src/index.ts'

/** Planted: requests do not wait for each other. */
export class HastyHost<R> extends Host<R> {
  override decide<T>(plan: (now: number) => Decision<R, T>): ReturnType<Host<R>['decide']> & never {
    const inside = this as unknown as { planAndStore(plan: (now: number) => Decision<R, T>): never }
    return inside.planAndStore(plan)
  }
}

/** Planted: the log is told as the table keeps it, with what stays hidden. */
export function withOpenLog(table: AnyTable): AnyTable {
  const log = table.log.map((entry) =>
    entry.kind === 'undo' ? entry : { ...entry, redactedTexts: entry.redactedTexts.map(() => entry.text) },
  )
  return { ...table, log }
}
