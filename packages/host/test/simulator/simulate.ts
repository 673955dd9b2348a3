/**
 * A whole world in one thread: processes with hosts, one disk, people with the real client, all under one clock and from one
 * seed. Messages come late, twice or never, the store fails and dawdles, processes die at any call of a port; then the faults
 * stop, and everything must come to rest. A failing seed fails again.
 */
import { SeededRng, type Viewer } from '@quayside/rules-kit'
import { newTable, settle, storedEntry, storedHead } from '@quayside/table'
import { toyGame } from '@quayside/test-kit'
import { checkRun } from './check-run.ts'
import { FAULTS_END, type Plan, RUN_ENDS } from './plan.ts'
import { SimClock } from './sim-clock.ts'
import type { SimConnection } from './sim-connection.ts'
import { SimDisk } from './sim-disk.ts'
import { simDraws } from './sim-draws.ts'
import { SimPerson } from './sim-person.ts'
import { SimProcess } from './sim-process.ts'
import type { SimRoom } from './sim-room.ts'

export interface SimReport {
  /** What does not hold; empty when all is well. */
  readonly violations: readonly string[]
  readonly entries: number
  readonly crashes: number
  /** Milliseconds of the simulated clock. */
  readonly ended: number
}

export async function simulate(plan: Plan): Promise<SimReport> {
  const clock = new SimClock()
  const rng = new SeededRng(plan.seed ^ 0x5eed)
  const violations: string[] = []
  const disk = diskOf(plan)
  const hasFaults = () => clock.now < FAULTS_END
  const shared = { plan, clock, rng, hasFaults }
  const processes = Array.from(
    { length: plan.processes },
    (_, number) =>
      new SimProcess({
        ...shared,
        number,
        disk,
        draws: simDraws(plan),
        violated: (what) => void violations.push(what),
      }),
  )
  disk.onWrite = (by) => {
    for (const [number, process] of processes.entries()) {
      // Notices get lost, too.
      if (number !== by && (!hasFaults() || rng.below(8) > 0))
        clock.after(rng.below(60), () => process.hearNotice())
    }
  }
  const accept = (connection: SimConnection, viewer: Viewer, seen: number | null) =>
    (processes[rng.below(processes.length)] as SimProcess).accept(connection, viewer, seen)
  const viewers: Viewer[] = [...Array.from({ length: plan.people }, (_, seat) => seat), 'watcher']
  const people = viewers.map((viewer) => new SimPerson({ ...shared, viewer, accept }))
  const isOver = () => disk.position.room.status === 'over'
  const isTold = () => people.every(({ seq }) => seq === disk.position.seq)
  await clock.run(RUN_ENDS, () => violations.length > 0 || (isOver() && isTold()))
  const ended = clock.now
  // A late write or a wake-up too many would show now.
  await clock.run(ended + 5_000, () => false)
  for (const person of people) person.leave()
  if (violations.length === 0) violations.push(...checkRun({ plan, disk, people }))
  const crashes = processes.reduce((sum, process) => sum + process.crashes, 0)
  return { violations, entries: disk.log.length, crashes, ended }
}

function diskOf(plan: Plan): SimDisk {
  const { players, people, clock, handsOver } = plan
  const table = newTable({ game: toyGame, players, draws: simDraws(plan), keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.option)
  const { entries } = settle(table, simDraws(plan))
  const seats = Array.from({ length: players }, (_, seat) =>
    seat < people ? ('person' as const) : ('bot' as const),
  )
  const room: SimRoom = { status: 'playing', seats, clock, handsOver }
  const disk = new SimDisk(plan, {
    seq: entries.length,
    version: 1,
    room,
    head: storedHead(table),
    clock: null,
  })
  disk.log.push(...entries.map(storedEntry))
  return disk
}
