export * from './checkpoint.ts'
export * from './create-player.ts'
export * from './thread-pool.ts'
