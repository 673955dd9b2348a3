export * from './bot.ts'
export { mateChoice } from './mate.ts'
export { RandomPlayer, randomChoice } from './random.ts'
export * from './series.ts'
