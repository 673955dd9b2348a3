/** The descriptions themselves, with zod: for the server and for tests. Pages import types from the package's front door. */
export * from './base.ts'
export * from './chat.ts'
export * from './guests.ts'
export * from './messages.ts'
export * from './play.ts'
export * from './results.ts'
export * from './rooms.ts'
export * from './worker.ts'
