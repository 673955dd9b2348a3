/** Words of the board itself. What happened and why not is said by the game's texts. */
import type { Line } from '@quayside/texts'
import type { Moved } from '../../events.ts'
import type { Place } from '../../types.ts'
import type { SymbolName } from '../read.ts'

export interface Crew {
  readonly start: number
  readonly way: number
  readonly aboard: number
  readonly home: number
}

export interface BoardTexts {
  /** The drawing, by course. */
  readonly chart: { readonly [C in 'escape' | 'tortuga' | 'story']: string }
  readonly courses: { readonly [C in 'escape' | 'tortuga' | 'story']: string }
  subtitle(players: number, course: string, spaces: number, round: number): string
  readonly places: { readonly [P in 'prison' | 'wreck' | 'ship' | 'cove']: string }
  readonly shores: { readonly cartagena: string; readonly tortuga: string }
  place(place: Place): string
  allAboard(many: number): string
  allHome(many: number): string
  readonly symbols: { readonly [S in SymbolName]: string }
  card(card: string): string
  inHand(card: string, many: number): string
  readonly hand: string
  readonly emptyHand: string
  readonly dock: string
  /** Facts beside each other. */
  row(parts: readonly string[]): string
  /** A place as a button: what it shows, who stands there, what a tap would do. */
  tile(place: string, symbol: string | null, who: string, extra: readonly string[]): string
  group(name: string, many: number): string
  readonly nobody: string
  readonly closedChest: string
  canLand(cards: number): string
  /** The question of a turn. */
  ask(action: number, all: number): Line
  /** The same where there is little room. */
  readonly askShort: Line
  askPush(name: string): Line
  readonly nothingToMove: Line
  explain(moved: Moved, names: { readonly owner: string }): Line
  goTo(moved: Moved): string
  backTo(place: Place, cards: number): string
  /** Go forward instead of falling back. */
  readonly forward: string
  readonly back: string
  pushTo(name: string, place: Place, cards: number): string
  readonly chooseFirst: Line
  readonly move: string
  readonly endTurn: string
  readonly skipDraw: string
  sail(to: 'cartagena' | 'tortuga'): string
  readonly sailFree: string
  actionsLeft(many: number): string
  readonly captain: string
  /** A landing under a card. */
  arrow(place: Place): string
  readonly noArrow: string
  whose(place: string): string
  readonly yours: string
  readonly cancel: string
  readonly deck: string
  readonly discards: string
  readonly close: string
  crew(crew: Crew): string
  handSize(many: number): string
  oneToGo: string
}
