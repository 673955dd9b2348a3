/**
 * Games played to a wished moment, as `.game` texts that the page imports.
 *
 * Bots play up to the moment, and bots change. So a wish says all that its scene or test relies on: another choice of a bot
 * may only change which game is found. `QUAYSIDE_SEED=1001` and `QUAYSIDE_RANK=mate` look among other games, to see that
 * it does.
 */
import { isRank, makeBot, type Rank } from '@quayside/bots'
import {
  type Game,
  type GameTypes,
  type Heuristic,
  legalActions,
  type OptionValues,
  type Seat,
  SeededRng,
  type View,
} from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, type Table, writeRecord } from '@quayside/table'

/** A moment in which seat 0 must choose, or the game is over. */
export interface Moment<G extends GameTypes> {
  readonly table: Table<G>
  readonly state: G['State']
  readonly shown: View<G>['shown']
  /** What seat 0 may do; empty when the game is over. */
  readonly legal: readonly G['Action'][]
  readonly kinds: ReadonlySet<G['Action']['type']>
}

export type Wish<G extends GameTypes> = (moment: Moment<G>) => boolean

export interface Setting {
  readonly players?: number
  readonly options?: OptionValues
  /** Colours by seat. */
  readonly colours?: readonly string[]
  /** Who plays up to the moment; deckhands are quick. Random players come to hands that others would not keep. */
  readonly rank?: Rank
  /** Who sits where, as the page knows it; a person against mates if left out. */
  readonly kinds?: readonly string[]
}

interface Rules<G extends GameTypes> {
  readonly game: Game<G>
  readonly heuristic: Heuristic<G>
}

const SEEDS = 400
const MOVES = 2000
const firstSeed = Number(process.env.QUAYSIDE_SEED ?? 1)
const otherRank = process.env.QUAYSIDE_RANK ?? ''

/** The first moment of the first game in which the wish comes true. */
export function recordWhere<G extends GameTypes>(
  rules: Rules<G>,
  isWished: Wish<G>,
  setting: Setting = {},
): string {
  const { players = 3 } = setting
  const kinds = setting.kinds ?? ['person', ...Array.from({ length: players - 1 }, () => 'mate')]
  for (let seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
    const table = playUntil(rules, seed, isWished, setting)
    if (!table) continue
    const others = { 'quayside-seats': kinds.join(' ') }
    return writeRecord({ ...table, header: { ...table.header, others } })
  }
  throw new Error(`no game among ${SEEDS} has the wished moment`)
}

function playUntil<G extends GameTypes>(
  { game, heuristic }: Rules<G>,
  seed: number,
  isWished: Wish<G>,
  { players = 3, options = {}, colours, rank = 'deckhand' }: Setting,
): Table<G> | null {
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const wishes = colours ? { colours } : {}
  const table = newTable<G>({ game, players, options, wishes, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(JSON.stringify(table.problem))
  const playing = isRank(otherRank) && rank === 'deckhand' ? otherRank : rank
  const bots = Array.from({ length: players }, () => makeBot(playing, game, heuristic, rng))
  settle(table, draws)
  for (let moves = 0; moves < MOVES; moves++) {
    const { state } = table.head
    const pending = game.pending(state)
    const owe: readonly Seat[] = pending.by === 'seats' ? pending.owe : []
    if ((owe.length === 0 || owe.includes(0)) && isWished(momentOf(game, table))) return table
    if (pending.by !== 'seats') return null
    // Whoever may speak is heard before the one who must act.
    for (const seat of [...pending.may, ...owe.slice(0, 1)]) {
      const action = bots[seat]?.choose(game.view(state, seat), owe.includes(seat) ? 'owe' : 'may')
      if (!action) continue
      act(table, { seat, action })
      settle(table, draws)
      break
    }
  }
  return null
}

/** Made as far as the wish looks at it: it is asked thousands of times. */
function momentOf<G extends GameTypes>(game: Game<G>, table: Table<G>): Moment<G> {
  const { state } = table.head
  return {
    table,
    state,
    get shown() {
      return game.view(state, 0).shown
    },
    get legal() {
      return game.pending(state).by === 'seats' ? legalActions(game, state, 0) : []
    },
    get kinds() {
      return new Set(this.legal.map(({ type }) => type))
    },
  }
}

/** Scenes are visited again and again: each is looked for once. */
export function once(make: () => string): () => string {
  let text: string | null = null
  return () => {
    text ??= make()
    return text
  }
}
