export { GONE, Host, type HostedTable, STORE_AWAY } from './host.ts'
export { type AnyTable, canAnswer } from './next-turn.ts'
export type * from './ports.ts'
export * from './turn-taking.ts'
