/** Small helpers of the rule tests: positions from data, moves from words. */
import { type Action, type Cartagena, cartagena } from '@quayside/cartagena'
import {
  type JsonObject,
  legalActions,
  type Move,
  type OptionValues,
  type Seat,
  SeededRng,
} from '@quayside/rules-kit'

export type State = Cartagena['State']

export const BASE: OptionValues = { arrangement: 'A-BASE' }
export const STORY: OptionValues = { layout: 'story', arrangement: 'A-STORY' }

export function optionsOf(given: OptionValues, players = 4): Cartagena['Options'] {
  const options = cartagena.resolveOptions(players, given)
  if ('problem' in options) throw new Error(JSON.stringify(options))
  return options
}

export function position(given: JsonObject, options: OptionValues = BASE, players = 4): State {
  const state = cartagena.fill(optionsOf(options, players), players, given)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

export function fresh(players: number, given: OptionValues = {}, seed = 1): State {
  const options = optionsOf(given, players)
  return cartagena.initialState(options, players, cartagena.drawSetup(options, players, new SeededRng(seed)))
}

/** Plays moves one after the other; a refused one throws its code. */
export function play(state: State, ...texts: readonly string[]): State {
  for (const text of texts) {
    const move = cartagena.parse(text)
    if (!move) throw new Error(`${text} does not read`)
    if (move.by === 'chance') cartagena.apply(state, move, null)
    else {
      settle(state)
      const refused = cartagena.check(state, move.by, move.action)
      if (refused) throw new Error(`${text}: ${refused.code}`)
      cartagena.apply(state, move, null)
    }
  }
  return state
}

/** Why a move is refused: `code rule`. */
export function why(state: State, text: string): string {
  const move = cartagena.parse(text) as Extract<Move<Cartagena>, { by: Seat }>
  const refused = cartagena.check(state, move.by, move.action)
  return refused ? `${refused.code} ${refused.rule}` : 'allowed'
}

/** Draws until somebody decides or the game is over. */
export function settle(state: State): State {
  const rng = new SeededRng(1)
  while (cartagena.pending(state).by === 'chance')
    cartagena.apply(state, { by: 'chance', outcome: cartagena.sample(state, rng) }, null)
  return state
}

export function legal(state: State, seat: Seat, type?: Action['type']): string[] {
  return legalActions(cartagena, state, seat)
    .filter((action) => type === undefined || action.type === type)
    .map((action) => cartagena.format({ by: seat, action }).slice(2))
}

export function facts(state: State): Cartagena['Shown'] {
  return cartagena.toJson(state) as unknown as Cartagena['Shown']
}

export function pirates(state: State, seat: Seat): readonly (number | string)[] {
  return facts(state).seats[seat]?.pirates ?? []
}

export function handSize(state: State, seat: Seat): number {
  return facts(state).seats[seat]?.handSize ?? -1
}

/** The events of a move as one viewer gets them. */
export function seen(state: State, text: string, viewer: Seat | 'watcher'): Cartagena['Event'][] {
  const events: Cartagena['Event'][] = []
  cartagena.apply(state, cartagena.parse(text) as Move<Cartagena>, (event) => {
    const shown = cartagena.redact(event, viewer)
    if (shown) events.push(shown)
  })
  return events
}
