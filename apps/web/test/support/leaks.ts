/**
 * Looks for other people's secrets in what one browser received. The truth is the record, opened after the end:
 * at every position it says what each seat held, and what nobody could see.
 */
import { games } from '@quayside/all'
import type { PositionAnswer, ServerMessage, Update } from '@quayside/protocol'
import type { GameTypes, Json, Viewer } from '@quayside/rules-kit'
import { eventsFor, firstState, lineAtSeq, openRecord, readRecord, type Table } from '@quayside/table'
import type { Heard } from './online.ts'

type Names = readonly string[]

/** One position as it truly was. */
interface Moment {
  readonly hands: readonly Names[]
  /** Lists that lie open or were told to everybody: a payment long ago may happen to be like somebody's hand. */
  readonly open: ReadonlySet<string>
}

export interface Truth {
  readonly table: Table<GameTypes>
  readonly secret: string
  at(seq: number): Moment
}

interface ShownHands {
  readonly seats: readonly { readonly hand: Names | null }[]
}

export async function readTruth(text: string): Promise<Truth> {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  const rules = await games[record.game]?.rules()
  const table = rules && openRecord(rules.game as never, record)
  if (!table || 'problem' in table) throw new Error('the record does not open')
  const truth = table as unknown as Table<GameTypes>
  const moments = new Map<number, Moment>()
  return {
    table: truth,
    secret: record.header.fairness?.secret ?? '',
    at(seq) {
      const known = moments.get(seq) ?? momentAt(truth, seq)
      moments.set(seq, known)
      return known
    },
  }
}

function momentAt(table: Table<GameTypes>, seq: number): Moment {
  const { game, players } = table
  const state = firstState(table)
  for (const { move } of lineAtSeq(table, seq)) game.apply(state, move, null)
  const shownTo = (viewer: Viewer) => game.view(state, viewer).shown as unknown as ShownHands
  const hands = Array.from({ length: players }, (_, seat) => shownTo(seat).seats[seat]?.hand ?? [])
  const told = eventsFor(table, 'watcher', 0).filter((step) => step.seq <= seq)
  const open = [shownTo('watcher'), told] as unknown as Json
  return { hands, open: new Set(listsIn(open).map(keyOf)) }
}

/** Every list of words in a message, however deep. */
function listsIn(json: Json): Names[] {
  if (json === null || typeof json !== 'object') return []
  if (!Array.isArray(json)) return Object.values(json).flatMap((part) => listsIn(part as Json))
  const words = json.every((one) => typeof one === 'string') ? [json as Names] : []
  return [...words, ...json.flatMap((part) => listsIn(part as Json))]
}

const keyOf = (names: Names) => names.toSorted().join(' ')

function isPartOf(few: Names, many: Names): boolean {
  const left = [...many]
  return few.every((one) => {
    const i = left.indexOf(one)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}

type UpdateFrame = Pick<Update, 'seq' | 'viewer' | 'result' | 'steps'>

/** Whole positions and news among what was heard, from the socket and from answers, before the end: then hands may lie open. */
export function updatesIn(heard: readonly Heard[]): UpdateFrame[] {
  return heard.flatMap((text) => {
    const update = updateIn(JSON.parse(text))
    return update && update.result === null ? [update] : []
  })
}

/** With all that the message holds. */
function updateIn(message: ServerMessage | Partial<PositionAnswer>): UpdateFrame | null {
  if (!('type' in message)) return message.update ?? null
  if (message.type === 'update') return message
  if (message.type !== 'news') return null
  const { to, result = null, steps = [] } = message
  return { ...message, seq: to, result, steps }
}

/** A pair says little; what one holds oneself, or what lies open, tells nothing of others. */
const SHORTEST = 3

/** Where somebody could read the hand of a seat that is not theirs. */
export function handsIn(heard: readonly Heard[], viewer: Viewer, truth: Truth): string[] {
  return updatesIn(heard).flatMap((update) => {
    const { hands, open } = truth.at(update.seq)
    const own = viewer === 'watcher' ? [] : (hands[viewer] ?? [])
    const lists = listsIn(update as unknown as Json).filter(
      (names) => names.length >= SHORTEST && !open.has(keyOf(names)) && !isPartOf(names, own),
    )
    const keys = new Set(lists.map(keyOf))
    return hands.flatMap((hand, seat) =>
      seat !== viewer && hand.length >= SHORTEST && keys.has(keyOf(hand))
        ? [`${update.seq}: seat ${seat}`]
        : [],
    )
  })
}

/** Each step of the log as this browser was told it. */
export function stepsIn(heard: readonly Heard[]): Map<number, string> {
  const told = new Map<number, string>()
  for (const { steps } of updatesIn(heard)) {
    for (const { seq, events, text } of steps) told.set(seq, JSON.stringify([text, events]))
  }
  return told
}

/** Steps of which this seat was told more than a spectator, though it had no part in them. */
export function strangeSteps(
  heard: readonly Heard[],
  seat: number,
  spectator: readonly Heard[],
  truth: Truth,
) {
  const mine = stepsIn(heard)
  const plain = stepsIn(spectator)
  const more = [...mine]
    .filter(([seq, text]) => plain.has(seq) && plain.get(seq) !== text)
    .map(([seq]) => seq)
  return { more, strange: more.filter((seq) => !hasPart(truth, seq, seat)) }
}

const PARTS = ['seat', 'who', 'to', 'target', 'by']

function hasPart({ table }: Truth, seq: number, seat: number): boolean {
  const entry = table.log[seq - 1]
  if (entry?.kind !== 'move') return false
  if (entry.move.by === seat) return true
  return entry.events.some((event) =>
    PARTS.some((part) => (event as unknown as { [part: string]: unknown })[part] === seat),
  )
}
