import type { TableChange } from '../src/port.ts'

/** A step of table `id` from entry `seq` on, as a host would store it. */
export function someStep(
  id: string,
  seq: number,
  texts: readonly string[],
  more: Partial<TableChange> = {},
): TableChange {
  return {
    id,
    seq,
    version: 1,
    entries: texts.map((text, i) => ({ seq: seq + i + 1, text, digest: null, at: 5 })),
    room: null,
    head: null,
    clock: null,
    facts: { moves: seq + texts.length, owe: [0] },
    wake: null,
    at: 9,
    ...more,
  }
}
