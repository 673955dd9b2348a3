/** What must hold at the end of every run, told from the disk's log and from what people were shown. */
import type { Update } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import { MOVE_CLOCK_MS, type Plan } from './plan.ts'
import type { SimDisk } from './sim-disk.ts'
import type { SimPerson } from './sim-person.ts'
import { type AnyTable, simTruth, type Truth } from './truth.ts'

export interface Finished {
  readonly plan: Plan
  readonly disk: SimDisk
  readonly people: readonly SimPerson[]
}

export function checkRun(run: Finished): string[] {
  const truth = simTruth(run.plan, run.disk)
  if ('problem' in truth) return [truth.problem]
  return [
    ...comesToRest(run, truth),
    ...nothingDoubled(truth.table),
    ...run.people.flatMap((person) => acknowledgedIsKept(person, truth)),
    ...run.people.flatMap((person) => seesTheLog(person, truth)),
    ...run.people.flatMap((person) => seesWhatItMay(person, truth)),
    ...clocksAreFair(run.plan, truth),
  ]
}

/** The game is over, and everybody knows. */
function comesToRest({ people }: Finished, { table }: Truth): string[] {
  const found: string[] = []
  if (table.game.result(table.head.state) === null)
    found.push(`the game never ended, ${table.head.seq} entries`)
  for (const { viewer, seq } of people) {
    if (seq !== table.head.seq) found.push(`${viewer} was left at ${seq} of ${table.head.seq}`)
  }
  return found
}

function nothingDoubled({ log }: AnyTable): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  for (const entry of log) {
    if (entry.id === undefined) continue
    if (seen.has(entry.id)) found.push(`request ${entry.id} counts twice`)
    seen.add(entry.id)
  }
  return found
}

function acknowledgedIsKept({ viewer, acknowledged }: SimPerson, truth: Truth): string[] {
  const found: string[] = []
  const seqs = new Set<number>()
  for (const { seq, action, ask } of acknowledged) {
    const entry = truth.table.log[seq - 1]
    const text = truth.table.game.format({
      by: viewer as number,
      action: action as unknown as GameTypes['Action'],
    })
    if (entry?.text !== text)
      found.push(`"${text}" was acknowledged as ${seq}; there stands "${entry?.text}"`)
    else if (truth.askBefore(seq, viewer as number) !== ask)
      found.push(`"${text}" answered an older question`)
    if (seqs.has(seq)) found.push(`two requests were acknowledged as ${seq}`)
    seqs.add(seq)
  }
  return found
}

/** Steps come in order, without a gap, and read as this viewer may read them. */
function seesTheLog({ viewer, updates }: SimPerson, truth: Truth): string[] {
  let last = 0
  for (const update of updates) {
    if (update.fresh) last = 0
    for (const step of update.steps) {
      if (step.seq !== last + 1) return [`${viewer} was told ${step.seq} after ${last}`]
      last = step.seq
      const wanted = truth.textFor(step.seq, viewer)
      if (step.text !== wanted) return [`${viewer} was told "${step.text}" for "${wanted}"`]
    }
    if (last !== update.seq) return [`${viewer} is at ${update.seq} and was told steps up to ${last}`]
  }
  return []
}

function seesWhatItMay({ viewer, updates }: SimPerson, truth: Truth): string[] {
  for (const update of updates) {
    if (update.viewer !== viewer) return [`${viewer} was given the eyes of ${update.viewer}`]
    if (shownText(update) !== truth.shownTo(update.seq, viewer))
      return [`${viewer} saw something else at ${update.seq}`]
  }
  return []
}

function shownText({ view }: Update): string {
  return JSON.stringify((view as { shown: unknown }).shown)
}

/** Simulated time has fractions, whose sums are not exact. */
const TICK_MS = 1

/** Nobody loses time they had: a fallback is never played before the clock of the decision has run out. */
function clocksAreFair({ clock }: Plan, truth: Truth): string[] {
  if (clock.kind !== 'move') return []
  return truth
    .fallbacksOfPeople()
    .filter(({ waited }) => waited < MOVE_CLOCK_MS - TICK_MS)
    .map(({ seq, waited }) => `entry ${seq} was played for somebody after ${waited} ms of ${MOVE_CLOCK_MS}`)
}
