/** A PostgreSQL in a process of its own, which says its address to its parent and ends with it. */
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()
process.once('disconnect', () => void postgres.stop().then(() => process.exit(0)))
process.send?.({ url: postgres.url })
