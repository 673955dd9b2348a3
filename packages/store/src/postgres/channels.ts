/**
 * Notices about a table go to the channel of its bucket, so that a process hears only of tables near those it serves. Table ids
 * are random, so their first letters spread them evenly: 1024 buckets.
 */
export const HOUSE_CHANNEL = 'quayside'
const BUCKET_LETTERS = 2

export function channelOf(table: string): string {
  return `${HOUSE_CHANNEL}_${table.slice(0, BUCKET_LETTERS)}`
}

/** The same in SQL, for a column or parameter that holds a table's id. */
export function channelSql(id: string): string {
  return `'${HOUSE_CHANNEL}_' || left(${id}, ${BUCKET_LETTERS})`
}
