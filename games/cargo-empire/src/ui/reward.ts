/** What a delivery earns (CGE-20, CGE-24, CGE-25), as far as it is known before it is made. */
import { abilityCity } from '../abilities.ts'
import { cubesIn, isDisplayed } from '../cities.ts'
import { ENHANCED_REWARD, REWARD, type Transport } from '../content.ts'
import { cityOfName, spaceOf } from '../names.ts'
import { NONE, type ReadonlyState } from '../state.ts'
import type { Deliver } from './plan.ts'

export interface Reward {
  /** Steps of the played cards, by marker. */
  readonly steps: { readonly [T in Transport]: number }
  /** Ends of the trip whose card is shown or owned. */
  readonly cities: readonly string[]
  /** The purple house's own step. */
  readonly emblem: number
  readonly isFullUpgrade: boolean
  /** The level the destination rises to, or null. */
  readonly level: number | null
  readonly total: number
}

export function rewardOf(state: ReadonlyState, seat: number, one: Deliver): Reward {
  const to = cityOfName(state, one.to)
  const isFilled = state.demandPosts[to * 2 + 1 - spaceOf(one.space)] !== NONE
  const level = isFilled ? (state.level[to] as number) + 1 : null
  const isFullUpgrade = isFilled && cubesIn(state, to) === 0
  const steps = stepsOf(state, one)
  const cities = [one.from, one.to].filter((name) =>
    paysFor(state, seat, name, name === one.to && level === 3),
  )
  const purple = abilityCity(state, seat, 'purple')
  const emblem = purple !== NONE && (purple === to || purple === cityOfName(state, one.from)) ? 1 : 0
  const total =
    steps.car +
    steps.train +
    steps.ship +
    cities.length +
    emblem +
    (isFullUpgrade ? 1 : 0) +
    (one.express === null ? 0 : 1)
  return { steps, cities, emblem, isFullUpgrade, level, total }
}

function stepsOf(state: ReadonlyState, { cards }: Deliver): Reward['steps'] {
  const enhanced = Math.min(state.enhanced, cards.train)
  return {
    car: cards.car * (REWARD[0] as number),
    train: (cards.train - enhanced) * (REWARD[1] as number) + enhanced * ENHANCED_REWARD,
    ship: cards.ship * (REWARD[2] as number),
  }
}

/** A card in the display leaves it when its city reaches level 3 (E2); one's own stays. */
function paysFor(state: ReadonlyState, seat: number, name: string, leaves: boolean): boolean {
  const city = cityOfName(state, name)
  if ((state.cityCards[seat] as number) & (1 << city)) return true
  return !leaves && isDisplayed(state, city)
}
