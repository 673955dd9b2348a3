export * from './kept-games.ts'
export * from './seat-player.ts'
export * from './thread-pool.ts'
