/** The part of the worker that plays: loaded with the first table. */
export { LocalStore } from './local-store.ts'
export { LocalTable } from './local-table.ts'
