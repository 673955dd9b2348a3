/** Games of Catan played to a wished moment, as `.game` texts that the page imports. */
import { games } from '@quayside/all'
import { makeBot } from '@quayside/bots'
import { type GameTypes, legalActions, type Seat, SeededRng } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, writeRecord } from '@quayside/table'

/** As much of the position as wishes are made about. */
export interface Shown {
  readonly phase: { readonly type: string; readonly due?: readonly number[] }
  readonly turnSeat: Seat
  readonly cardPlayed: boolean
  readonly fresh: readonly number[] | null
  readonly seats: readonly { readonly resources: readonly number[]; readonly cards: readonly number[] }[]
  readonly trade: { readonly words: readonly ({ readonly says: string } | null)[] }
}

export type Wish = (shown: Shown, legal: readonly string[]) => boolean

/** The first moment of the first game in which seat 0 is to move and the wish comes true; bots trade with each other. */
export async function recordWhere(isWished: Wish, domesticTrade = false): Promise<string> {
  for (let seed = 1; seed <= 60; seed++) {
    const text = await playUntil(seed, isWished, domesticTrade)
    if (text) return text
  }
  throw new Error('no game has the wished moment')
}

async function playUntil(seed: number, isWished: Wish, domesticTrade: boolean): Promise<string | null> {
  const loaded = await games.catan?.rules()
  if (!loaded) throw new Error('Catan is not on the list')
  const { game, brain } = loaded
  const players = 4
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const table = newTable({ game, players, options: { domesticTrade }, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.code)
  const bots = Array.from({ length: players }, () => makeBot('mate', game, brain, rng))
  settle(table, draws)
  for (let moves = 0; moves < 900; moves++) {
    const { state } = table.head
    const pending = game.pending(state)
    if (pending.by !== 'seats') return null
    if (pending.owe.includes(0)) {
      const legal = legalActions(game, state, 0).map(({ type }) => type)
      if (isWished(game.view(state, 0).shown as Shown, legal)) {
        const others = { 'quayside-seats': 'person mate mate mate' }
        return writeRecord({ ...table, header: { ...table.header, others } })
      }
    }
    // Whoever may speak is heard before the one who must act.
    let action: GameTypes['Action'] | null = null
    let seat = pending.owe[0] as Seat
    for (const other of [...pending.may, seat]) {
      seat = other
      action = bots[seat]?.choose(game.view(state, seat), pending.owe.includes(seat)) ?? null
      if (action) break
    }
    if (!action) return null
    act(table, { seat, action })
    settle(table, draws)
  }
  return null
}

export const mine = ({ turnSeat, phase }: Shown) => turnSeat === 0 && phase.type === 'main'

export const hasLumber: Wish = (shown) =>
  mine(shown) && (shown.seats[0]?.resources[0] ?? 0) > 0 && shown.trade.words.every((word) => !word)
