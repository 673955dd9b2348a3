export * from './common.ts'
export * from './counting.ts'
export * from './game-texts.ts'
export * from './line.ts'
