import { type DrawSource, secretSource } from '@quayside/table'
import type { Plan } from './plan.ts'

const SECRET = '0123456789abcdef'.repeat(4)

/** The draws that the table's secret promises. */
export function simDraws({ players, seed }: Plan): DrawSource {
  return secretSource(
    SECRET,
    Array.from({ length: players }, (_, seat) => `${seed} ${seat}`),
  )
}
