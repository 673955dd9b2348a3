/** What a game's drawing offers to the table page. Everything else on the page is the house's. */
import type { ActionPart, GameTypes, Rejection, Result, Seat, View } from '@quayside/rules-kit'
import type { GameTexts, Language, Line } from '@quayside/texts'
import type { FunctionComponent } from 'preact'
import type { Marks } from './marks.ts'
import type { Frame } from './motion/frames.ts'
import type { SizeClass } from './size-class.ts'
import type { TextTable } from './text-table.ts'

export interface Player {
  readonly name: string
  readonly colour: string
  readonly isBot: boolean
  /** What kind of player, in the reader's language: a bot's rank, or nothing. */
  readonly rank: string
}

export interface RenderContext<G extends GameTypes> {
  readonly texts: GameTexts<G>
  readonly language: Language
  readonly players: readonly Player[]
}

/** What can be said with one press, by code, to people at other screens. */
export interface QuickPhrases {
  readonly words: { readonly [code: string]: string }
  say(code: string): void
}

/** The part of the table page that a game draws: sheet, strip below it, dock. */
export interface PlayProps<G extends GameTypes, P, H = unknown> extends RenderContext<G> {
  readonly picture: P
  readonly view: View<G>
  /** What this seat may do now; empty while pieces move or somebody else is awaited. */
  readonly legal: readonly G['Action'][]
  /** True when the viewer is the one who decides. */
  readonly asked: boolean
  readonly result: Result | null
  /** What is being told while pieces move. */
  readonly story: Line | null
  readonly size: SizeClass
  /** What is pressed on the board is only chosen; a button does it. */
  readonly confirms: boolean
  /** One of the compact layouts. */
  readonly phone: boolean
  act(action: G['Action']): void
  /** Asks the rules about one choice. */
  check(action: G['Action']): Promise<Rejection | null>
  /** Why nothing of a kind can be done, or nothing that agrees with what is chosen of it already; null if something can. */
  explain(part: ActionPart<G['Action']>): Promise<Rejection | null>
  /** A refusal as a sentence. */
  sayWhy(rejection: Rejection): Line
  /** What the choice being weighed would do; seats' panels show it. */
  onHint(hint: H | null): void
  /** Null or missing where nobody would hear it. */
  readonly phrases?: QuickPhrases | null
}

export interface SeatProps<G extends GameTypes, P, H = unknown> extends RenderContext<G> {
  readonly picture: P
  readonly hint: H | null
  readonly seat: Seat
  readonly viewer: Seat | 'watcher'
}

/** A panel of the game beside the board, between seats and log; on a phone the board shows it itself. */
export type PanelProps<G extends GameTypes, P, H = unknown> = Omit<SeatProps<G, P, H>, 'seat'>

/** A sign within a sentence; the position says what a place is called. */
export interface LineIconProps<G extends GameTypes> {
  readonly name: string
  readonly text: string
  readonly view: View<G> | null
  readonly language: Language
}

/** After the end: all that happened, as the viewer was told it. */
export interface AfterGameProps<G extends GameTypes> extends RenderContext<G> {
  readonly view: View<G>
  readonly events: readonly G['Event'][]
}

/** What a table can be heard by. */
export type SoundName = 'move' | 'card' | 'coin' | 'dice' | 'ship' | 'turn' | 'end'

/** How each event sounds; null is silence. A missing one does not compile. */
export type Sounds<G extends GameTypes> = { readonly [K in G['Event']['type']]: SoundName | null }

export interface GameUi<G extends GameTypes, P, H = unknown> {
  /** Fetches the board's own words; called before anything is drawn in this language. */
  speak(language: Language): Promise<void>
  readonly symbols: { readonly [name: string]: string }
  /** Which accent the page takes: a class `theme-…`. */
  readonly theme: string
  readonly Play: FunctionComponent<PlayProps<G, P, H>>
  /** Inside a seat's panel, below the name; `SeatLine` is the short form beside the name. */
  readonly SeatFacts: FunctionComponent<SeatProps<G, P, H>>
  readonly SeatLine: FunctionComponent<SeatProps<G, P, H>>
  readonly LineIcon: FunctionComponent<LineIconProps<G>>
  readonly Panel?: FunctionComponent<PanelProps<G, P, H>>
  /** What the game tells of itself below the count: who gained, lost and traded what. */
  readonly AfterGame?: FunctionComponent<AfterGameProps<G>>
  /** The picture of a position without a story; `past` is everything told so far. */
  picture(view: View<G>, before: P | null, past: readonly G['Event'][]): P
  /** From one position to the next, told by events. The last frame shows `after`. */
  frames(before: P, events: readonly G['Event'][], after: View<G>): readonly Frame<P>[]
  /** A small drawing of the position as SVG text, public things only. */
  miniature(view: View<G>): string
  /** The rulebook's own opponent: it takes part without a seat, and comes after the seats in results. */
  opponent?(view: View<G>, language: Language): Player | null
  /** How the game sounds, for who wants to hear it. */
  sounds(): Promise<Sounds<G>>
  /** Where on the board each choice is made, for hints that point at it. */
  marks(): Promise<Marks<G>>
  /** What the reasons of advice are called, by their names in the evaluation. */
  reasons(language: Language): Promise<{ readonly [reason: string]: string }>
  /** The table in words, for who does not see the drawing. */
  textTable(): Promise<TextTable<G>>
  /** The words under the title: players, mode, round. */
  subtitle(view: View<G>, told: RenderContext<G>): string
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different boards has no common types; each is safe inside
export type AnyGameUi = GameUi<any, any, any>
