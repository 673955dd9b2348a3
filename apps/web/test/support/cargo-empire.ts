/** Games of Cargo Empire played to a wished moment, as `.game` texts that the page imports. */
import { makeBot } from '@quayside/bots'
import { type CargoEmpire, cargoEmpire } from '@quayside/cargo-empire'
import { brain } from '@quayside/cargo-empire/bot'
import { legalActions, type OptionValues, type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, writeRecord } from '@quayside/table'

type Shown = View<CargoEmpire>['shown']
type ActionType = CargoEmpire['Action']['type']

export interface Moment {
  readonly shown: Shown
  /** Kinds that seat 0 may use now; empty when somebody else is to move. */
  readonly kinds: ReadonlySet<ActionType>
  readonly legal: readonly CargoEmpire['Action'][]
}

export interface Wish {
  readonly players?: number
  readonly options?: OptionValues
  /** Who sits where, as the page knows it; a person against bots if left out. */
  readonly kinds?: readonly string[]
  /** Colours by seat: the house follows from it. */
  readonly colours?: readonly string[]
  readonly seeds?: number
}

/** The first moment of the first game in which seat 0 is to move (or the game is over) and the wish comes true. */
export function cargoRecord(isWished: (moment: Moment) => boolean, wish: Wish = {}): string {
  const { players = 4, seeds = 30 } = wish
  const kinds = wish.kinds ?? ['person', ...Array.from({ length: players - 1 }, () => 'random')]
  for (let seed = 1; seed <= seeds; seed++) {
    const text = playUntil(seed, players, isWished, wish, kinds)
    if (text) return text
  }
  throw new Error(`no game among ${seeds} has the wished moment`)
}

function playUntil(
  seed: number,
  players: number,
  isWished: (moment: Moment) => boolean,
  { options = {}, colours }: Wish,
  kinds: readonly string[],
): string | null {
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const wishes = colours ? { colours } : {}
  const table = newTable<CargoEmpire>({
    game: cargoEmpire,
    players,
    options,
    wishes,
    draws,
    keepsDigests: false,
  })
  if ('problem' in table) throw new Error(table.problem.code)
  const bots = Array.from({ length: players }, () => makeBot('random', cargoEmpire, brain, rng))
  settle(table, draws)
  for (let moves = 0; moves < 2000; moves++) {
    const { state } = table.head
    const pending = cargoEmpire.pending(state)
    const owe: readonly Seat[] = pending.by === 'seats' ? pending.owe : []
    if (owe.length === 0 || owe.includes(0)) {
      const legal = owe.includes(0) ? legalActions(cargoEmpire, state, 0) : []
      const { shown } = cargoEmpire.view(state, 0)
      if (isWished({ shown, legal, kinds: new Set(legal.map(({ type }) => type)) })) {
        const others = { 'quayside-seats': kinds.join(' ') }
        return writeRecord({ ...table, header: { ...table.header, others } })
      }
    }
    const seat = owe[0]
    if (seat === undefined) return null
    const action = bots[seat]?.choose(cargoEmpire.view(state, seat), true)
    if (!action) return null
    act(table, { seat, action })
    settle(table, draws)
  }
  return null
}

/** Scenes are visited again and again: each is searched once. */
function once(make: () => string): () => string {
  let text: string | null = null
  return () => {
    text ??= make()
    return text
  }
}

const inRound = (round: number) => (moment: Moment) =>
  moment.shown.round === round && moment.kinds.has('deliver') && moment.shown.phase === 'plan'

function originsOf({ legal }: Moment): string[] {
  return [...new Set(legal.flatMap((action) => (action.type === 'deliver' ? [action.from] : [])))]
}

/** Europe with four seats, in the middle of the game. */
export const cargoPlanning = once(() =>
  cargoRecord((moment) => inRound(2)(moment) && originsOf(moment).length > 3),
)

/** Dior with five houses and advanced tracks; the viewer has cubes to spend. */
export const cargoFamilies = once(() =>
  cargoRecord(
    (moment) => inRound(2)(moment) && moment.kinds.has('moveEmblem') && originsOf(moment).length > 1,
    { players: 5, options: { map: 'dior', families: true, tracks: 'advanced' } },
  ),
)

/** Alone against the rulebook's opponent. */
export const cargoSolo = once(() =>
  cargoRecord((moment) => inRound(2)(moment) && originsOf(moment).length > 1, { players: 1 }),
)

/** A marker enters a tile while another could move. */
export const cargoStepping = once(() =>
  cargoRecord(({ shown, legal, kinds }) => shown.round > 1 && kinds.has('step') && legal.length >= 3),
)

export const cargoAtEnd = once(() =>
  cargoRecord(({ shown }) => shown.phase === 'over', { players: 3, options: { opponent: 'bot' } }),
)
