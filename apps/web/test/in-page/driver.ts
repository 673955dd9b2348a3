/**
 * A player inside the page. A whole game by Playwright is hundreds of round trips between two processes; here the page
 * plays itself, with the same demands on what a pointer can hit and a keyboard can reach.
 */
import * as cargoEmpire from './cargo-empire.ts'
import * as cartagena from './cartagena.ts'
import * as carthage from './carthage.ts'
import * as catan from './catan.ts'
import { focus, type Hand, keyboard, pointer, type Way } from './hand.ts'
import { tabOrder } from './tab-order.ts'
import { decide, has, open, settledWith } from './table.ts'
import * as textTable from './text-table.ts'
import { until } from './until.ts'

export { coached, followHint, learnOnce, learnToTheEnd } from './lesson.ts'

interface Player {
  isAsked(): boolean
  choose(hand: Hand, turn: number): Promise<string>
}

const BOARDS: { readonly [game: string]: Player } = {
  carthage,
  cartagena,
  'cargo-empire': cargoEmpire,
  catan,
}

const MOST_CHOICES = 1500

export interface Wanted {
  readonly game: string
  readonly way: Way
  readonly form: 'board' | 'text'
}

/** Plays on until the game is over; answers how often each kind of choice was made. */
export async function play({ game, way, form }: Wanted): Promise<{ [kind: string]: number }> {
  const hand = way === 'pointer' ? pointer : keyboard
  const player = form === 'text' ? byText(game) : BOARDS[game]
  if (!player) throw new Error(`nobody knows how to play ${game}`)
  const done: { [kind: string]: number } = {}
  for (let turn = 0; turn < MOST_CHOICES; turn++) {
    const state = await until('a question or the end', () => stateOf(player))
    if (state === 'over') return done
    const kind = state === 'curtain' ? await rise(hand) : await player.choose(hand, turn)
    done[kind] = (done[kind] ?? 0) + 1
  }
  throw new Error(`the game does not end within ${MOST_CHOICES} choices`)
}

function byText(game: string): Player {
  return { isAsked: textTable.isAsked, choose: (hand) => textTable.choose(hand, game) }
}

function stateOf(player: Player): 'over' | 'curtain' | 'asked' | null {
  if (settledWith('.finish')) return 'over'
  if (settledWith('.curtain')) return 'curtain'
  return player.isAsked() ? 'asked' : null
}

async function rise(hand: Hand): Promise<string> {
  await decide(hand, open('rise'))
  await until('the curtain to rise', () => !has('.curtain'))
  return 'rise'
}

/** Gives the focus to the next match in the order of the Tab key, from where the focus is. */
export async function focusByTab(selector: string, ms: number): Promise<void> {
  focus((await nextStop(selector, ms)).stop)
}

/** How often Tab must be pressed to get there. */
export async function tabsTo(selector: string, ms: number): Promise<number> {
  return (await nextStop(selector, ms)).presses
}

interface Stop {
  readonly stop: Element
  readonly presses: number
}

function nextStop(selector: string, ms: number): Promise<Stop> {
  return until(
    `${selector} in the order of the Tab key`,
    () => {
      const order = orderFromHere()
      const presses = order.findIndex((one) => one.matches(selector))
      const stop = order[presses]
      return stop && { stop, presses: document.activeElement === stop ? 0 : presses }
    },
    ms,
  )
}

/** The order of the Tab key, beginning with the focused element; after the last the page is left once. */
export function orderFromHere(): Element[] {
  const order = tabOrder()
  const here = document.activeElement
  if (!here || here === document.body) return [document.body, ...order]
  const isAfter = (one: Element) =>
    (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const after = order.filter((one) => one !== here && isAfter(one))
  const before = order.filter((one) => one !== here && !isAfter(one))
  return [here, ...after, document.body, ...before]
}
