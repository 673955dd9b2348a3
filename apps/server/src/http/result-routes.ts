/** Finished games as a guest remembers them. Nobody sees those of others. */
import type { GameResult as ResultSent } from '@quayside/protocol'
import * as shapes from '@quayside/protocol/schemas'
import { pointsOf } from '@quayside/ratings'
import type { GameResult, RatingChange, ResultCursor } from '@quayside/store'
import { recordWithNames } from '../results/result-of.ts'
import { refusal } from '../texts.ts'
import { route } from './route.ts'

export const resultRoutes = [
  route('GET', '/api/me/results', {
    summary: 'Your finished games, the latest first, page by page',
    query: shapes.resultsAsked,
    answer: shapes.results,
    async run({ online, guest, query }) {
      const { results } = online.store
      const page = await results.of(guest.id, cursorIn(query.before), query.most)
      const last = page.length < query.most ? undefined : page.at(-1)
      const next = last ? `${last.ended}-${last.table}` : null
      const tables = page.map(({ table }) => table)
      const changes = await online.store.ratings.changes(guest.id, tables)
      const byTable = new Map(changes.map((one) => [one.table, one]))
      const lines = page.map((one) => ({
        ...sent(one, guest.id),
        ...ratingIn(byTable.get(one.table)),
      }))
      return { ok: { results: lines, next } }
    },
  }),
  route('GET', '/api/me/results/{id}', {
    summary: 'The record of one of them, also when its table is gone',
    answer: shapes.recordText,
    async run({ online, guest, id }) {
      const record = await online.store.results.record(id, guest.id)
      if (record === null) return { refused: refusal('noResult') }
      const names = await online.store.results.names(id)
      return { ok: { record: recordWithNames(record, names), complete: true } }
    },
  }),
  route('DELETE', '/api/me/results/{id}', {
    summary: 'Delete one from your history; others who played keep theirs',
    answer: shapes.nothing,
    async run({ online, guest, id }) {
      const isGone = await online.store.results.forget(guest.id, id)
      return isGone ? { ok: {} } : { refused: refusal('noResult') }
    },
  }),
  route('DELETE', '/api/me/results', {
    summary: 'Delete your whole history; others who played keep theirs',
    answer: shapes.nothing,
    async run({ online, guest }) {
      await online.store.results.forgetAll(guest.id)
      return { ok: {} }
    },
  }),
]

function ratingIn(change: RatingChange | undefined): Pick<ResultSent, 'rating'> {
  return change ? { rating: { before: pointsOf(change.before), after: pointsOf(change.after) } } : {}
}

function cursorIn(before: string | undefined): ResultCursor | null {
  const [ended, table] = before?.split('-') ?? []
  return ended === undefined || table === undefined ? null : { ended: Number(ended), table }
}

/** Who sat there is told by name; ids of guests stay here. */
function sent({ table, seats, ...facts }: GameResult, you: string): ResultSent {
  return {
    ...facts,
    id: table,
    seats: seats.map(({ guest, ...seat }) => ({ ...seat, isYou: guest === you })),
  }
}
