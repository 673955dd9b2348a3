import type { Reason } from '../../bot/features.ts'

export const en: { readonly [R in Reason]: string } = {
  points: 'points and buildings',
  lumber: 'lumber income',
  brick: 'brick income',
  wool: 'wool income',
  wheat: 'wheat income',
  ore: 'ore income',
  production: 'income late in the game',
  numbers: 'numbers of the dice that pay',
  harbours: 'harbours',
  robber: 'the robber on one’s own hex',
  pieces: 'settlements left to build',
  hand: 'cards in hand',
  city: 'close to a city',
  settlement: 'close to a settlement',
  card: 'close to a development card',
  cards: 'development cards held',
  army: 'the largest army',
  road: 'the longest road',
  site: 'a place for the next settlement',
  turn: 'how soon one rolls again',
}
