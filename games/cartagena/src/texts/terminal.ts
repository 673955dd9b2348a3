/** Cartagena in a terminal: the way board by board with the numbers of its spaces, and where each choice leads. */
import { SeededRng, type View } from '@quayside/rules-kit'
import type { BothLanguages } from '@quayside/texts'
import { padded, type TerminalContext, type TerminalScreen } from '@quayside/texts/terminal'
import { SPACES_PER_BOARD } from '../content.ts'
import type { Event } from '../events.ts'
import { cartagena } from '../game.ts'
import type { Action, Cartagena, Place } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { grouped, handOf, isDarkName, pathOf, type Stop, sum, symbolName } from './words.ts'

interface Words {
  readonly symbols: { readonly [symbol: string]: string }
  readonly places: { readonly [place: string]: string }
  readonly legend: string
  readonly chest: string
  readonly dark: string
  readonly deck: (many: number, discarded: number) => string
  readonly hand: string
  readonly look: string
  readonly none: string
  readonly seat: (home: number, of: number, cards: number) => string
  readonly began: string
  readonly actions: (left: number) => string
  readonly leads: (to: string, cards: number) => string
  readonly ship: (shore: string) => string
}

const WORDS: BothLanguages<Words> = {
  en: {
    symbols: { gun: 'gun', rum: 'rum', lantern: 'lantern', parrot: 'parrot', hook: 'hook', chest: 'chest' },
    places: {
      prison: 'Prison',
      wreck: 'Wreck',
      ship: 'Ship',
      cove: 'Cove',
      cartagena: 'Cartagena',
      tortuga: 'Tortuga',
    },
    legend: 'Numbers under the spaces are seats, one for each pirate; * is a closed chest.',
    chest: '*',
    dark: 'dark',
    deck: (many, discarded) => `Deck ${many}, discards ${discarded}`,
    hand: 'Your hand',
    look: 'You look at',
    none: 'none',
    seat: (home, of, cards) => `${home} of ${of} home, ${cards} ${cards === 1 ? 'card' : 'cards'}`,
    began: 'began',
    actions: (left) => `${left} ${left === 1 ? 'action' : 'actions'} left`,
    leads: (to, cards) => ` → ${to}${cards > 0 ? `, draws ${cards} ${cards === 1 ? 'card' : 'cards'}` : ''}`,
    ship: (shore) => `The ship lies at ${shore}.`,
  },
  ja: {
    symbols: { gun: '銃', rum: 'ラム', lantern: 'ランタン', parrot: 'オウム', hook: 'フック', chest: '宝箱' },
    places: {
      prison: '牢獄',
      wreck: '沈みかけた船',
      ship: '船',
      cove: '入り江',
      cartagena: 'カルタヘナ',
      tortuga: 'トルトゥーガ',
    },
    legend: 'マスの下の数字は席の番号で、海賊1個ごとに1つです。＊は閉じた宝箱です。',
    chest: '＊',
    dark: '暗い',
    deck: (many, discarded) => `山札${many}枚、捨て札${discarded}枚`,
    hand: 'あなたの手札',
    look: '見ているカード',
    none: 'なし',
    seat: (home, of, cards) => `脱出${home}/${of}、手札${cards}枚`,
    began: '先手',
    actions: (left) => `残り${left}アクション`,
    leads: (to, cards) => ` → ${to}${cards > 0 ? `、${cards}枚引く` : ''}`,
    ship: (shore) => `船は${shore}にあります。`,
  },
}

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
    const said = (context.language === 'ja' ? ja : en).actions[action.type] as (
      one: Action,
      seen: View<Cartagena>,
    ) => Parameters<TerminalContext['say']>[0]
    const moved = movedBy(action, view)
    if (!moved) return null
    const to = placeName(moved.to, context)
    return context.say(said(action, view)) + WORDS[context.language].leads(to, moved.cards)
  },
}
