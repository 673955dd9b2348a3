/** Weights from a file that `tune` or `learn` has written. */
import { readFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import type { FoundWeights } from '@quayside/arena'
import { BadInput } from './failures.ts'

/** Weights of another game, or of features that the game no longer has, are refused. */
export function readWeights(file: string, { game, heuristic, learning }: LoadedGame): FoundWeights {
  const { evaluation = 'tuned', scale, weights = {} } = parsed(file)
  const names =
    evaluation === 'learned'
      ? (learning?.features ?? []).map(({ name }) => name)
      : Object.keys((learning?.tuned ?? heuristic).weights ?? {})
  if (names.length === 0) throw new BadInput(`the bot of ${game.id} has no such weights`)
  const missing = names.find((name) => typeof weights[name] !== 'number')
  if (missing !== undefined) throw new BadInput(`${file} has no weight "${missing}"`)
  const known = Object.fromEntries(names.map((name) => [name, weights[name] as number]))
  return { evaluation, weights: known, ...(typeof scale === 'number' ? { scale } : {}) }
}

function parsed(file: string): Partial<FoundWeights> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<FoundWeights>
  } catch {
    throw new BadInput(`${file} cannot be read as weights`)
  }
}
