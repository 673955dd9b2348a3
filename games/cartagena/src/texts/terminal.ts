/** Cartagena in a terminal: the way board by board with the numbers of its spaces, and where each choice leads. */
import { SeededRng, type View } from '@quayside/rules-kit'
import type { InEachLanguage } from '@quayside/texts'
import { padded, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import { SPACES_PER_BOARD } from '../content.ts'
import type { Event } from '../events.ts'
import { cartagena } from '../game.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { terminal as en } from './en/terminal.ts'
import { texts } from './index.ts'
import { terminal as ja } from './ja/terminal.ts'
import type { TerminalWords } from './terminal-words.ts'
import { grouped, handOf, isDarkName, pathOf, type Stop, sum, symbolName } from './words.ts'

const WORDS: InEachLanguage<TerminalWords> = { en, ja }

const WIDTH = 12

const placeName = (place: Place, context: TerminalContext) =>
  WORDS[context.language].places[String(place)] ?? String(place)

function pirates({ pirates: list }: Stop, context: TerminalContext): string {
  return list.map(({ seat, many }) => context.inSeatColour(String(seat).repeat(many), seat)).join('')
}

/** Two lines a board: numbers with symbols, and who stands there. */
function boardLines(stops: readonly Stop[], name: string, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  const head = stops.map(({ place, symbol, token }) =>
    padded(`${place} ${words.symbols[symbolName(symbol ?? '')] ?? ''}${token ? words.chest : ''}`, WIDTH),
  )
  const who = stops.map((stop) => padded(pirates(stop, context) || '·', WIDTH))
  return [`  ${padded(context.strong(name), 5)}${head.join('')}`, `  ${padded('', 5)}${who.join('')}`]
}

function wayLines(shown: Shown, context: TerminalContext): string[] {
  const lines: string[] = []
  let board: Stop[] = []
  let laid = 0
  for (const stop of pathOf(shown)) {
    if (typeof stop.place !== 'number')
      lines.push(`  ${context.strong(placeName(stop.place, context))}: ${pirates(stop, context) || '·'}`)
    else if (board.push(stop) === SPACES_PER_BOARD) {
      lines.push(...boardLines(board, shown.boards[laid++] ?? '', context))
      board = []
    }
  }
  return lines
}

function cards(names: readonly string[], context: TerminalContext): string {
  const words = WORDS[context.language]
  const said = grouped(names).map(([card, many]) => {
    const symbol = words.symbols[symbolName(card)] ?? card
    return `${symbol}${isDarkName(card) ? ` (${words.dark})` : ''}${many > 1 ? ` ×${many}` : ''}`
  })
  return said.join(', ') || words.none
}

function seatLines({ shown }: View<Cartagena>, context: TerminalContext): string[] {
  const words = WORDS[context.language]
  return shown.seats.map((one, seat) => {
    const began = seat === shown.first ? ` (${words.began})` : ''
    const turn = seat === shown.turn ? `; ${words.actions(shown.actionsLeft)}` : ''
    const facts = words.seat(one.home, one.pirates.length, one.handSize)
    return `${context.strong(context.name(seat))} (${seat})${began}: ${facts}${turn}`
  })
}

/** What the action would do, as far as nothing is drawn before. */
function movedBy(action: Action, view: View<Cartagena>): Extract<Event, { type: 'moved' }> | null {
  if (view.viewer === 'watcher' || !view.known) return null
  const events: Event[] = []
  const state = cartagena.imagine(view, new SeededRng(1))
  cartagena.apply(state, { by: view.viewer, action }, (event) => events.push(event))
  return events.find((event) => event.type === 'moved') ?? null
}

export const screen: TerminalScreen<Cartagena> = {
  position(view, context) {
    const { shown } = view
    const words = WORDS[context.language]
    const { stacked, mixed, under } = shown.deck
    return [
      ...wayLines(shown, context),
      words.legend,
      ...(shown.ship ? [words.ship(words.places[shown.ship] ?? shown.ship)] : []),
      words.deck(stacked + mixed + under, sum(shown.discard)),
      ...seatLines(view, context),
      ...(view.viewer === 'watcher' ? [] : [`${words.hand}: ${cards(handOf(view), context)}`]),
      ...(shown.look && shown.look.length > 0 ? [`${words.look}: ${cards(shown.look, context)}`] : []),
    ]
  },
  choice(action, view, context) {
    const said = texts[context.language].actions[action.type] as (
      one: Action,
      seen: View<Cartagena>,
    ) => Parameters<TerminalContext['say']>[0]
    const moved = movedBy(action, view)
    if (!moved) return null
    const to = placeName(moved.to, context)
    return context.say(said(action, view)) + WORDS[context.language].leads(to, moved.cards)
  },
}
