/** Perft: counts all lines of play of a given length, a fingerprint of the rules. */
import { type Game, type GameTypes, legalActions, type Move } from '@quayside/rules-kit'

/** Every outcome of chance counts as a move, and so does every action of each seat that owes or may act. */
export function perft<G extends GameTypes>(game: Game<G>, state: G['State'], depth: number): number {
  if (depth === 0) return 1
  let lines = 0
  for (const move of allMoves(game, state)) {
    if (depth === 1) lines++
    else {
      const next = game.clone(state)
      game.apply(next, move, null)
      lines += perft(game, next, depth - 1)
    }
  }
  return lines
}

export function allMoves<G extends GameTypes>(game: Game<G>, state: G['State']): Move<G>[] {
  const pending = game.pending(state)
  if (pending.by === 'nobody') return []
  if (pending.by === 'chance') return game.outcomes(state).map(({ outcome }) => ({ by: 'chance', outcome }))
  return [...pending.owe, ...pending.may].flatMap((seat) =>
    legalActions(game, state, seat).map((action) => ({ by: seat, action })),
  )
}
