/** The words of the wire as types, and what their readers share. No byte of zod comes in by this door. */
export * from './merge.ts'
export { PERSON } from './seat-kinds.ts'
export type * from './types.ts'
