/** PostgreSQL for tests: one that all files share, or one of their own. */
export { createDatabase } from './create-database.ts'
export { freePort } from './free-port.ts'
export { freshDatabase } from './fresh-database.ts'
export { startPostgres, type TestPostgres } from './postgres.ts'
