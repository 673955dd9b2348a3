import { inject } from 'vitest'
import { createDatabase } from './create-database.ts'

/** The address of an empty database in the PostgreSQL that all files share. */
export function freshDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'))
}
