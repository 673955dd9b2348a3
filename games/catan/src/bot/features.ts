/** The features that `learn` predicts the winner from, for one seat at a time; `feature-values.ts` computes them. */
import type { Feature } from '@quayside/rules-kit'
import { CARDS, GOAL, HAND_LIMIT, POINT, RESOURCES, type Resource } from '../content.ts'
import { FIRST_POINTS, MOST_KNIGHTS, MOST_OF_A_KIND, MOST_SITES } from './feature-values.ts'

const each = (make: (resource: Resource) => Feature): Feature[] => RESOURCES.map(make)
/** What features are told as when advice says why. */
export const REASONS = [
  'points',
  'lumber',
  'brick',
  'wool',
  'wheat',
  'ore',
  'production',
  'numbers',
  'harbours',
  'robber',
  'pieces',
  'hand',
  'city',
  'settlement',
  'card',
  'cards',
  'army',
  'road',
  'site',
  'turn',
] as const
export type Reason = (typeof REASONS)[number]

const feature = (reason: Reason, name: string, unit: string, meaning: string): Feature => ({
  name,
  unit,
  meaning,
  reason,
})

export const FEATURES: readonly Feature[] = [
  ...Array.from({ length: GOAL - FIRST_POINTS }, (_, i) =>
    feature(
      'points',
      `points${FIRST_POINTS + i}`,
      '0 or 1',
      `has at least ${FIRST_POINTS + i} points, hidden ones included`,
    ),
  ),
  ...each((kind) => feature(kind, `${kind}Pips`, 'rolls of 36', `rolls that bring ${kind}, cities twice`)),
  ...each((kind) =>
    feature(kind, `${kind}Root`, 'square root of rolls', `the same, where the first ones matter most`),
  ),
  feature('robber', 'blocked', 'rolls of 36', 'production that the robber stands on'),
  feature(
    'production',
    'latePips',
    'rolls of 36',
    "all production times the leader's fraction of the points that win",
  ),
  feature('numbers', 'numbers', 'sums', 'different sums of the dice that bring something'),
  feature('harbours', 'pipsAtThree', 'rolls of 36', 'production of kinds that the seat trades three to one'),
  feature('harbours', 'pipsAtTwo', 'rolls of 36', 'production of kinds that the seat trades two to one'),
  feature('points', 'cities', 'cities', 'cities on the island'),
  feature('pieces', 'noSettlementLeft', '0 or 1', 'all settlements are on the island'),
  ...each((kind) => feature('hand', `${kind}Hand`, 'cards', `${kind} in hand, up to ${MOST_OF_A_KIND}`)),
  feature('hand', 'overLimit', 'cards', `cards in hand beyond ${HAND_LIMIT}`),
  feature('hand', 'lateHand', 'cards', "cards in hand times the leader's fraction of the points that win"),
  feature(
    'city',
    'nearCity',
    'square of the part paid',
    'how much of a city the hand pays, where one can be built',
  ),
  feature(
    'settlement',
    'nearSettlement',
    'square of the part paid',
    'how much of a settlement the hand pays, where one can be built',
  ),
  feature(
    'settlement',
    'nearRoadAndSettlement',
    'square of the part paid',
    'the same where a road must come first',
  ),
  feature('card', 'nearCard', 'square of the part paid', 'how much of a development card the hand pays'),
  ...CARDS.slice(0, POINT).map((card) =>
    feature('cards', `${card}Held`, 'cards', `development cards held: ${card}`),
  ),
  feature('army', 'knights', 'cards', `knights played, up to ${MOST_KNIGHTS}`),
  feature('army', 'army', '0 or 1', 'holds the largest army'),
  feature(
    'army',
    'armyRace',
    'knights',
    'knights played and held, less those that the largest army needs, from -3 to 1',
  ),
  feature('road', 'roadLength', 'roads', 'longest road of the seat'),
  feature('road', 'longestRoad', '0 or 1', 'holds the longest road'),
  feature(
    'road',
    'roadRace',
    'roads',
    'roads in a row, less those that the longest road needs, from -3 to 1',
  ),
  feature('site', 'site', 'rolls of 36', 'production of the best free site that is reached'),
  feature('site', 'sites', 'sites', `free sites that are reached, up to ${MOST_SITES}`),
  feature('turn', 'wait', 'rolls', 'rolls of the others before the seat rolls again'),
  feature('site', 'nextSite', 'rolls of 36', 'production of the best free site after one more road'),
]
