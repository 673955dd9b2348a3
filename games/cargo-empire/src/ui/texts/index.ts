/** Words of the board itself. What happened and why not is said by the game's texts. */
import { catalogue, type Line } from '@quayside/texts'
import type { Bonus, Cargo, CityColour, PlayerColour, Transport } from '../../content.ts'
import type { Space } from '../../events.ts'

/** What a seat's house can do: at its emblem for nothing, and for two cubes. */
export interface HouseWords {
  readonly name: string
  readonly emblem: string
  readonly ability: string
}

export interface BoardTexts {
  /** Facts beside each other. */
  row(parts: readonly string[]): string
  readonly chart: string
  readonly dock: string
  readonly cargos: { readonly [C in Cargo]: string }
  readonly colours: { readonly [C in CityColour]: string }
  readonly spaces: { readonly [S in Space]: string }
  readonly bonuses: { readonly [B in Bonus]: string }
  /** What each objective pays, by its id. */
  readonly objectiveWords: { readonly [id: string]: string }
  readonly houses: { readonly [C in PlayerColour]: HouseWords }
  readonly auto: string
  vassalOf(name: string): string
  /** A city told in words. */
  readonly port: string
  readonly inland: string
  level(level: number): string
  has(cubes: readonly string[]): string
  wants(space: string, cargo: string): string
  taken(space: string, name: string): string
  besideIt(names: readonly string[]): string
  number(number: number): string
  readonly noCubes: string
  readonly cardShown: string
  cardOf(name: string): string
  emblemOf(name: string): string
  readonly fullUpgradeNext: string
  readonly autoOrigin: string
  readonly autoTarget: string
  readonly closeUp: string
  /** Targets. */
  fromHere(city: string): string
  toHere(city: string, cards: string, steps: number): string
  vassalTo(city: string): string
  cubeTo(city: string): string
  emblemTo(city: string): string
  postAt(city: string): string
  restockAt(city: string): string
  /** Questions. */
  askDestination(city: string): Line
  askPayment(from: string, to: string): Line
  askSpace(city: string): Line
  readonly askFallBack: Line
  readonly askEmblemMove: Line
  readonly askCubeFrom: Line
  askCubeTo(city: string): Line
  askRow(kind: Transport): Line
  readonly askSwap: Line
  readonly askCopy: Line
  askEmblem(city: string): Line
  askRestock(city: string): Line
  /** Deeds. */
  deliverBy(cards: readonly (readonly [Transport, number])[]): string
  readonly carry: string
  readonly moveCube: string
  readonly anotherCargo: string
  readonly anotherCity: string
  readonly cancel: string
  readonly otherCards: string
  readonly proposals: string
  postOn(space: Space): string
  readonly putEmblem: string
  readonly restock: string
  readonly supply: string
  readonly restockWord: string
  readonly fallBack: string
  gain(kind: Transport): string
  readonly takeCityCard: string
  readonly drawObjectives: string
  copyOf(name: string, house: string): string
  giveUp(kind: Transport): string
  less(kind: Transport): string
  more(kind: Transport): string
  /** What a choice brings. */
  cards(kind: Transport, many: number): string
  steps(kind: Transport, many: number): string
  readonly cargoLabel: string
  readonly spaceLabel: string
  readonly paymentLabel: string
  readonly wayLabel: string
  over(city: string, kind: Transport): string
  readonly noTile: string
  byEmblem(colour: string): string
  cityBonus(many: number): string
  readonly emblemBonus: string
  readonly fullUpgrade: string
  rises(city: string, level: number): string
  inAll(steps: number): string
  step(kind: Transport, row: Space | null): string
  readonly legend: string
  doStep(kind: Transport, row: Space | null): string
  stepTo(kind: Transport, row: Space | null, bonus: Bonus | null, points: number): string
  readonly plainSpace: string
  points(many: number): string
  stepsDue(many: number): string
  freeSteps(many: number): string
  /** Panels. */
  readonly hand: string
  inHand(kind: Transport, many: number): string
  kept(many: number): string
  readonly track: string
  readonly start: string
  readonly pointsZone: string
  markerOf(name: string, kind: Transport): string
  readonly display: string
  pile(many: number): string
  readonly blank: string
  readonly ownCities: string
  readonly objectives: string
  worth(points: number): string
  nextTier(has: number, needs: number, points: number): string
  readonly order: string
  readonly nextOrder: string
  slot(number: number): string
  slotBonus(slot: number): string
  readonly trackButton: string
  readonly cardsButton: string
  readonly close: string
  cityCards(many: number): string
  objectiveCards(many: number): string
  postsLeft(many: number): string
  orderNumber(many: number): string
  sum(track: number, levelThree: number, cityCards: number, objectives: number | null): string
  readonly autoCard: string
  autoMoves(kind: Transport, steps: number, up: boolean): string
  /** By the options in play (CGE-S5). */
  autoDoubles(families: boolean, isDior: boolean): string
  faceDown(city: string): string
  subtitle(players: number, map: string, round: number): string
  readonly maps: { readonly europe: string; readonly dior: string }
  readonly house: string
  readonly abilityCost: string
  readonly moveEmblem: string
}

export const boardTexts = catalogue<BoardTexts>({
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
})
