import type { Reason } from '../../bot/features.ts'

export const en: { readonly [R in Reason]: string } = {
  outlook: 'the position as a whole',
  track: 'the markers on the track',
  cityCards: 'city cards',
  objectives: 'objectives',
  posts: 'trading posts in growing cities',
  cities: 'cities with a trading post',
  cards: 'transport cards in hand',
  cubes: 'kept cubes',
  origins: 'cities to deliver from',
  paying: 'personal cities that still pay',
}
