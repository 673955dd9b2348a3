/** Whether a position written by hand can be played on at all: everything that tables, bots and pages ask is asked once. */
import { canonicalJson, type GameTypes, type InspectableGame, legalActions } from '@quayside/rules-kit'

/** Why nobody could play from here, or null. */
export function impossible<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  players: number,
): string | null {
  try {
    return stuck(game, state, players) ?? changed(game, state) ?? unseen(game, state, players)
  } catch (error) {
    return messageOf(error)
  }
}

/** Somebody must act and cannot, or chance must decide between nothing. */
function stuck<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  players: number,
): string | null {
  const pending = game.pending(state)
  if (pending.by === 'nobody')
    return game.result(state) ? null : 'nobody is to move, and the game has no result'
  if (pending.by === 'chance') return game.outcomes(state).length > 0 ? null : 'nothing is left to be drawn'
  if (pending.owe.length === 0) return 'nobody is to move, and the game is not over'
  for (const seat of pending.owe) {
    if (seat < 0 || seat >= players) return `seat ${seat} is to move, and nobody sits there`
    if (legalActions(game, state, seat).length === 0) return `seat ${seat} is to move and can do nothing`
  }
  return null
}

/** What cannot be kept in a state is lost on the way through JSON. */
function changed<G extends GameTypes>(game: InspectableGame<G>, state: G['State']): string | null {
  const json = game.toJson(state)
  const again = game.toJson(game.fromJson(json))
  if (canonicalJson(again) === canonicalJson(json)) return null
  const part = Object.keys(json).find(
    (key) => canonicalJson(json[key] ?? null) !== canonicalJson(again[key] ?? null),
  )
  return `${part} does not hold together`
}

function unseen<G extends GameTypes>(
  game: InspectableGame<G>,
  state: G['State'],
  players: number,
): string | null {
  for (let seat = 0; seat < players; seat++) game.view(state, seat)
  game.view(state, 'watcher')
  game.rounds(state)
  return null
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
