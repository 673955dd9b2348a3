/** Games played to a wished moment, as `.game` texts that the page imports. */
import { makeBot } from '@quayside/bots'
import { type Action, type Carthage, carthage } from '@quayside/carthage'
import { brain } from '@quayside/carthage/bot'
import { type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, type Table, writeRecord } from '@quayside/table'

type CarthageTable = Table<Carthage>

interface Wish {
  readonly mode?: 'standard' | 'classic'
  readonly players?: number
  /** Who sits where, as the page knows it. */
  readonly kinds?: readonly string[]
  readonly seeds?: number
}

/** The first moment of the first game in which the wish comes true, with seat 0 to move or the game over. */
export function recordWhere(
  isWished: (table: CarthageTable, view: View<Carthage>) => boolean,
  wish: Wish = {},
): string {
  const { mode = 'standard', players = 3, seeds = 400 } = wish
  const kinds = wish.kinds ?? ['person', ...Array.from({ length: players - 1 }, () => 'mate')]
  for (let seed = 1; seed <= seeds; seed++) {
    const table = playUntil(seed, mode, players, isWished)
    if (table) {
      const others = { 'quayside-seats': kinds.join(' ') }
      return writeRecord({ ...table, header: { ...table.header, others } })
    }
  }
  throw new Error(`no game among ${seeds} has the wished moment`)
}

function playUntil(
  seed: number,
  mode: string,
  players: number,
  isWished: (table: CarthageTable, view: View<Carthage>) => boolean,
): CarthageTable | null {
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const table = newTable<Carthage>({ game: carthage, players, options: { mode }, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.code)
  const bots = Array.from({ length: players }, () => makeBot('mate', carthage, brain, rng))
  settle(table, draws)
  for (let moves = 0; moves < 400; moves++) {
    const pending = carthage.pending(table.head.state)
    const seat = pending.by === 'seats' ? (pending.owe[0] as Seat) : null
    if ((seat === 0 || seat === null) && isWished(table, carthage.view(table.head.state, 0))) return table
    if (seat === null) return null
    const action = bots[seat]?.choose(carthage.view(table.head.state, seat), true) as Action
    act(table, { seat, action })
    settle(table, draws)
  }
  return null
}

/** Seat 0 can buy, and the purchase lands a ship while the pirates find goods. */
export function beforePayday(mode: 'standard' | 'classic' = 'standard', kinds?: readonly string[]): string {
  return recordWhere(
    ({ head: { state } }) => {
      if (state.phase !== 'turn' || carthage.rounds(state) < 4) return false
      const list = canBuy(state)
      if (!list) return false
      const after = carthage.clone(state)
      let sales = 0
      let raided = false
      carthage.apply(after, { by: 0, action: list }, (event) => {
        if (event.type === 'sold') sales++
        if (event.type === 'raid') raided = true
      })
      return sales >= 2 && raided && carthage.pending(after).by !== 'nobody'
    },
    { mode, ...(kinds && { kinds }) },
  )
}

function canBuy(state: CarthageTable['head']['state']): Action | null {
  const view = carthage.view(state, 0)
  const hand = view.shown.seats[0]?.hand ?? []
  const action: Action = { type: 'buy', pay: hand, tokens: [] }
  return carthage.check(state, 0, action) ? null : action
}

/** Seat 0 decides what to store from the pirates, with cards that help and fives, which do not. */
export function inRaid(): string {
  return recordWhere(({ head: { state } }) => {
    if (state.phase !== 'protect') return false
    const one = carthage.view(state, 0).shown.seats[0]
    const hand = one?.hand ?? []
    const fives = hand.filter((card) => card.endsWith('5')).length
    return (one?.stock.length ?? 0) >= 3 && hand.length >= 3 && fives > 0 && fives < hand.length
  })
}

/** A purchase with a token would be possible, with stock on the table. */
export function inTrade(): string {
  return recordWhere(({ head: { state } }, view) => {
    const one = view.shown.seats[0]
    return (
      state.phase === 'turn' &&
      carthage.rounds(state) > 5 &&
      canBuy(state) !== null &&
      (one?.stored.length ?? 0) > 0 &&
      (one?.tokens.up.length ?? 0) > 1
    )
  })
}

/** Seat 0 cannot pay for the market, and no token helps. */
export function tooDear(): string {
  return recordWhere(
    ({ head: { state } }, view) =>
      state.phase === 'turn' && canBuy(state) === null && view.shown.seats[0]?.tokens.up.length === 0,
  )
}

/** Classic mode, with reservation pieces on two cards. */
export function inClassic(): string {
  return recordWhere(
    ({ head: { state } }, view) =>
      state.phase === 'turn' &&
      view.shown.market.filter(({ by }) => by !== null).length >= 1 &&
      [...view.shown.market, ...view.shown.farm].filter(({ by }) => by !== null).length >= 2,
    { mode: 'classic' },
  )
}

export function atEnd(): string {
  return recordWhere(({ head: { state } }) => state.phase === 'over')
}

/** Seat 0 may take a card and buy the rest in one turn, and several cards would be left. */
export function beforeDouble(round = 2): string {
  return recordWhere(({ head: { state } }, view) => {
    if (state.phase !== 'turn' || carthage.rounds(state) < round || view.shown.market.length < 3) return false
    return view.shown.market.some(({ card }) => carthage.check(state, 0, { type: 'double', card }) === null)
  })
}
