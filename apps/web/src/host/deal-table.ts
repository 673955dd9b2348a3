/** Deals a new table of this device as it was planned. */
import { PERSON, type SeatPlan, type TablePlan } from '@quayside/protocol'
import {
  type AnyGame,
  coloursFor,
  type GameTypes,
  type OptionProblem,
  toHex,
  type Wishes,
} from '@quayside/rules-kit'
import {
  commitmentOf,
  DRAW_VERSION,
  type Fairness,
  newTable,
  secretSource,
  type Table,
} from '@quayside/table'

export interface DealtTable {
  readonly table: Table<GameTypes>
  /** From which the table's chance is drawn. */
  readonly secret: string
}

export function dealTable(game: AnyGame, plan: TablePlan): DealtTable | { readonly problem: OptionProblem } {
  const secret = newSecret()
  const contributions = plan.seats.map(() => '')
  const fairness: Fairness = { draw: DRAW_VERSION, commitment: commitmentOf(secret), contributions }
  const deal = (wishes: Wishes) =>
    newTable<GameTypes>({
      game,
      players: plan.seats.length,
      options: plan.options,
      wishes,
      draws: secretSource(secret, contributions),
      header: { started: new Date().toISOString(), ...namesOf(plan.seats), fairness },
    })
  // A favourite that stays in the box with so many players is as if there were none.
  const table = deal(wishesOf(plan, coloursFor(game, plan.seats.length)))
  return 'problem' in table ? table : { table, secret }
}

export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

function namesOf(seats: readonly SeatPlan[]): { names?: readonly string[] } {
  return seats.some((seat) => seat.name !== '') ? { names: seats.map((seat) => seat.name) } : {}
}

/** The favourite goes to the first person, the others get what the game gives out first. */
function wishesOf({ wishes, favourite, seats }: TablePlan, colours: readonly string[]): Wishes {
  const person = seats.findIndex(({ kind }) => kind === PERSON)
  if (wishes.colours || !favourite || person < 0 || !colours.includes(favourite)) return wishes
  const others = colours.filter((colour) => colour !== favourite)
  const given = seats.map((_, seat) => (seat === person ? favourite : (others.shift() ?? '')))
  return { ...wishes, colours: given }
}
