/** Ends of the trips that can be chosen now; a destination tells the cheapest cards and what they earn. */
import type { ReadonlyState } from '../state.ts'
import type { Target } from './Cities.tsx'
import { type Carry, cardList, cardsOf, cheapest, type Pick } from './plan.ts'
import { rewardOf } from './reward.ts'
import type { BoardTexts } from './texts/index.ts'

export interface Trips {
  /** The trip that is put together: its destination tells what it costs and earns, not the cheapest one. */
  readonly chosen: Carry | null
  readonly carries: readonly Carry[]
  readonly pick: Pick
  readonly state: ReadonlyState
  readonly seat: number
  readonly words: BoardTexts
  nameOf(city: string): string
}

export function carryTargets(asked: Trips): Target[] {
  const { carries, pick, chosen, words, nameOf } = asked
  if (pick.from === undefined) {
    const origins = [...new Set(carries.map(({ from }) => from))]
    return origins.map((city) => ({ city, label: words.fromHere(nameOf(city)), tag: null }))
  }
  const here = carries.filter(({ from }) => from === pick.from)
  const ends = [...new Set(here.map(({ to }) => to))]
  const shownFor = (city: string) =>
    chosen?.to === city ? chosen : (cheapest(here.filter(({ to }) => to === city)) as Carry)
  return ends.map((city) => destination(asked, city, shownFor(city)))
}

function destination({ state, seat, words, nameOf }: Trips, city: string, one: Carry): Target {
  const name = nameOf(city)
  if (one.type === 'vassal') return { city, label: words.vassalTo(name), tag: null }
  if (one.type === 'moveCube') return { city, label: words.cubeTo(name), tag: null }
  const cards = cardList(cardsOf(one))
  const { total } = rewardOf(state, seat, one)
  const said = (['car', 'train', 'ship'] as const)
    .filter((kind) => one.cards[kind] > 0)
    .map((kind) => words.cards(kind, one.cards[kind]))
  return { city, label: words.toHere(name, words.row(said), total), tag: { cards, steps: total } }
}
