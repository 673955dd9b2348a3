export { type Match, matchFor, matchWithBots, type SeatCounts, type Wish } from './match.ts'
