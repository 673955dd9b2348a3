/** The features that `learn` predicts the winner from, for one seat at a time; `feature-values.ts` computes them. */
import type { Feature } from '@quayside/rules-kit'
import { CARDS, GOAL, HAND_LIMIT, POINT, RESOURCES } from '../content.ts'
import { FIRST_POINTS, MOST_KNIGHTS, MOST_OF_A_KIND, MOST_SITES } from './feature-values.ts'

const each = (make: (resource: string) => Feature): Feature[] => RESOURCES.map(make)
const feature = (name: string, unit: string, meaning: string): Feature => ({ name, unit, meaning })

export const FEATURES: readonly Feature[] = [
  ...Array.from({ length: GOAL - FIRST_POINTS }, (_, i) =>
    feature(
      `points${FIRST_POINTS + i}`,
      '0 or 1',
      `has at least ${FIRST_POINTS + i} points, hidden ones included`,
    ),
  ),
  ...each((kind) => feature(`${kind}Pips`, 'rolls of 36', `rolls that bring ${kind}, cities twice`)),
  ...each((kind) =>
    feature(`${kind}Root`, 'square root of rolls', `the same, where the first ones matter most`),
  ),
  feature('blocked', 'rolls of 36', 'production that the robber stands on'),
  feature('latePips', 'rolls of 36', "all production times the leader's fraction of the points that win"),
  feature('numbers', 'sums', 'different sums of the dice that bring something'),
  feature('pipsAtThree', 'rolls of 36', 'production of kinds that the seat trades three to one'),
  feature('pipsAtTwo', 'rolls of 36', 'production of kinds that the seat trades two to one'),
  feature('cities', 'cities', 'cities on the island'),
  feature('noSettlementLeft', '0 or 1', 'all settlements are on the island'),
  ...each((kind) => feature(`${kind}Hand`, 'cards', `${kind} in hand, up to ${MOST_OF_A_KIND}`)),
  feature('overLimit', 'cards', `cards in hand beyond ${HAND_LIMIT}`),
  feature('lateHand', 'cards', "cards in hand times the leader's fraction of the points that win"),
  feature('nearCity', 'square of the part paid', 'how much of a city the hand pays, where one can be built'),
  feature(
    'nearSettlement',
    'square of the part paid',
    'how much of a settlement the hand pays, where one can be built',
  ),
  feature('nearRoadAndSettlement', 'square of the part paid', 'the same where a road must come first'),
  feature('nearCard', 'square of the part paid', 'how much of a development card the hand pays'),
  ...CARDS.slice(0, POINT).map((card) => feature(`${card}Held`, 'cards', `development cards held: ${card}`)),
  feature('knights', 'cards', `knights played, up to ${MOST_KNIGHTS}`),
  feature('army', '0 or 1', 'holds the largest army'),
  feature(
    'armyRace',
    'knights',
    'knights played and held, less those that the largest army needs, from -3 to 1',
  ),
  feature('roadLength', 'roads', 'longest road of the seat'),
  feature('longestRoad', '0 or 1', 'holds the longest road'),
  feature('roadRace', 'roads', 'roads in a row, less those that the longest road needs, from -3 to 1'),
  feature('site', 'rolls of 36', 'production of the best free site that is reached'),
  feature('sites', 'sites', `free sites that are reached, up to ${MOST_SITES}`),
  feature('wait', 'rolls', 'rolls of the others before the seat rolls again'),
  feature('nextSite', 'rolls of 36', 'production of the best free site after one more road'),
]
