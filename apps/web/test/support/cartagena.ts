/** Games of Cartagena played to a wished moment, as `.game` texts that the page imports. */
import { games } from '@quayside/all'
import { makeBot } from '@quayside/bots'
import { type GameTypes, legalActions, type OptionValues, type Seat, SeededRng } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, type Table, writeRecord } from '@quayside/table'

type AnyTable = Table<GameTypes>
type AnyRules = Awaited<ReturnType<NonNullable<(typeof games)[string]>['rules']>>

/** As much of a position as wishes are made about. */
export interface Shown {
  readonly phase: { readonly type: string; readonly seat?: Seat }
  readonly turn: Seat
  readonly turns: number
  readonly actionsLeft: number
  readonly freeShip: boolean
  readonly ship: 'cartagena' | 'tortuga' | null
  readonly seats: readonly {
    readonly hand: readonly string[] | null
    readonly handSize: number
    readonly pirates: readonly (number | string)[]
  }[]
}

/** As much of an action as wishes are made about. */
export interface Choice {
  readonly type: string
  readonly from?: number | string
  readonly seat?: Seat
  readonly card?: string
}

export type Wish = (shown: Shown, legal: readonly Choice[]) => boolean

export interface Setting {
  readonly options?: OptionValues
  readonly players?: number
  /** Who plays up to the moment. Random players come to hands that a mate would not keep. */
  readonly rank?: 'mate' | 'random'
}

/** The first moment of the first game in which seat 0 is to move, or the game over, and the wish comes true. */
export async function cartagenaWhere(
  isWished: Wish,
  { options = {}, players = 3, rank = 'mate' }: Setting = {},
): Promise<string> {
  const loaded = await games.cartagena?.rules()
  if (!loaded) throw new Error('Cartagena is not on the list')
  for (let seed = 1; seed <= 200; seed++) {
    const table = escapeUntil(loaded, seed, { options, players, rank }, isWished)
    if (!table) continue
    const kinds = ['person', ...Array.from({ length: players - 1 }, () => 'mate')]
    return writeRecord({
      ...table,
      header: { ...table.header, others: { 'quayside-seats': kinds.join(' ') } },
    })
  }
  throw new Error('no game has the wished moment')
}

function escapeUntil(
  { game, brain }: AnyRules,
  seed: number,
  { options, players, rank }: Required<Setting>,
  isWished: Wish,
): AnyTable | null {
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const table = newTable({ game, players, options, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(JSON.stringify(table.problem))
  const bots = Array.from({ length: players }, () => makeBot(rank, game, brain, rng))
  settle(table, draws)
  for (let moves = 0; moves < 600; moves++) {
    const { state } = table.head
    const pending = game.pending(state)
    const seat = pending.by === 'seats' ? (pending.owe[0] as Seat) : null
    const legal: readonly Choice[] = seat === 0 ? legalActions(game, state, 0) : []
    const isMoment = seat === 0 || seat === null
    if (isMoment && isWished(game.view(state, 0).shown as Shown, legal)) return table
    const action = seat === null ? null : bots[seat]?.choose(game.view(state, seat), true)
    if (seat === null || !action) return null
    act(table, { seat, action })
    settle(table, draws)
  }
  return null
}

/** Five crews on the longest path. */
export const onLongPath = () =>
  cartagenaWhere(({ turns }) => turns > 40, { players: 5, options: { boards: 8 } })

/** Mid-crossing: the ship lies at Tortuga with somebody of one's own aboard. */
export const onShip = () =>
  cartagenaWhere(({ ship, seats }) => ship === 'tortuga' && seats[0]?.pirates.includes('ship') === true, {
    players: 4,
    options: { layout: 'story', boards: '4+4', drawRule: 'both' },
  })

/** A hook could move two pirates together, and a parrot is in hand. */
export const withMagic = () =>
  cartagenaWhere(
    ({ seats }, legal) =>
      legal.some(({ type }) => type === 'pair') &&
      seats[0]?.hand?.some((card) => card.startsWith('P')) === true,
    { options: { magic: true, outlaws: true } },
  )

/** Somebody's dark card makes seat 0 discard. */
export const underOutlaws = () =>
  cartagenaWhere(({ phase, turns }) => phase.type === 'discard' && turns > 12, {
    options: { outlaws: true },
    rank: 'random',
  })

/** On Tortuga, where a rival's pirate can be pushed. */
export const withMorgan = () =>
  cartagenaWhere(({ turns }, legal) => turns > 18 && legal.some(({ type }) => type === 'morgan'), {
    options: { layout: 'tortuga', boards: 5, drawRule: 'morgan' },
  })
