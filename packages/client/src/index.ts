export * from './api.ts'
export * from './events.ts'
export * from './play.ts'
export * from './push-api.ts'
