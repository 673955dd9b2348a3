/** Storing steps of tables. */
import type pg from 'pg'
import type { TableChange } from '../port.ts'
import { changeColumns, ENTRY_COLUMNS } from '../rows.ts'
import { channelSql } from './channels.ts'

/**
 * All changes of a turn in one statement, so one round trip and one wait for the disk. A change whose table has moved
 * on is left out whole; rows are locked in one order, so that two processes cannot wait for each other; the notice
 * belongs to the same transaction as the move.
 */
const SAVE = `
WITH want AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::int[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::bigint[])
  AS w(id, old_seq, old_version, seq, version, status, open, host, room, head, clock, facts, wake, changed)
), held AS (
  SELECT p.table_id FROM positions p JOIN want w ON w.id = p.table_id ORDER BY p.table_id FOR UPDATE OF p
), done AS (
  UPDATE positions p SET seq = w.seq, version = w.version, clock = w.clock, facts = w.facts, wake = w.wake,
    changed = w.changed
  FROM want w JOIN held h ON h.table_id = w.id
  WHERE p.table_id = w.id AND p.seq = w.old_seq AND p.version = w.old_version
  RETURNING p.table_id AS id, p.seq, p.version
), rooms AS (
  UPDATE tables t SET status = w.status, open_to_all = w.open, host = w.host, room = w.room,
    head = coalesce(w.head, t.head)
  FROM want w JOIN done d ON d.id = w.id WHERE t.id = w.id AND w.room IS NOT NULL
), put AS (
  INSERT INTO entries (table_id, ${ENTRY_COLUMNS})
  SELECT e.* FROM unnest($15::text[], $16::int[], $17::text[], $18::int[], $19::text[], $20::bigint[], $21::text[], $22::text[])
    AS e(table_id, seq, text, by_seat, request, at, digest, link) JOIN done d ON d.id = e.table_id
), told AS (
  SELECT pg_notify(channel, string_agg('t:' || id || ':' || seq || ':' || version, ' ')) AS said
  FROM (SELECT d.*, ${channelSql('d.id')} AS channel, row_number() OVER () / 100 AS part FROM done d) parts
  GROUP BY channel, part
)
SELECT (SELECT array_agg(id) FROM done) AS stored, (SELECT count(said) FROM told) AS told`

/** Answers each change in its place. */
export async function saveAll(
  pool: pg.Pool,
  changes: readonly TableChange[],
): Promise<('stored' | 'conflict')[]> {
  const answer = await pool.query<{ stored: string[] | null }>({
    name: 'save',
    text: SAVE,
    values: saveValues(changes),
  })
  const stored = new Set(answer.rows[0]?.stored ?? [])
  return changes.map((change) => (stored.has(change.id) ? 'stored' : 'conflict'))
}

/** One list for each parameter of SAVE: first those of the tables, then those of their entries. */
function saveValues(changes: readonly TableChange[]): unknown[] {
  const columns = changes.map(changeColumns)
  const entries = changes.flatMap(({ id, entries: list }) => list.map((entry) => ({ table: id, ...entry })))
  return [
    changes.map((c) => c.id),
    changes.map((c) => c.seq),
    changes.map((c) => c.version),
    columns.map((c) => c.seq),
    columns.map((c) => c.version),
    columns.map((c) => c.status),
    columns.map((c) => c.open),
    columns.map((c) => c.host),
    columns.map((c) => c.room),
    columns.map((c) => c.head),
    columns.map((c) => c.clock),
    columns.map((c) => c.facts),
    columns.map((c) => c.wake),
    columns.map((c) => c.changed),
    entries.map((e) => e.table),
    entries.map((e) => e.seq),
    entries.map((e) => e.text),
    entries.map((e) => e.by ?? null),
    entries.map((e) => e.id ?? null),
    entries.map((e) => e.at ?? null),
    entries.map((e) => e.digest),
    entries.map((e) => e.link ?? null),
  ]
}
