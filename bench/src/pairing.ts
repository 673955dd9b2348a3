/** What pairing costs: an hour of the waiting room, with tickets as a server keeps them. */
import { manifests } from '@quayside/all/manifests'
import { matchFor } from '@quayside/pairing'
import { SeededRng } from '@quayside/rules-kit'
import { openSqlite, type Ticket } from '@quayside/store'

export interface PairingFigures {
  readonly people: number
  readonly seated: number
  /** The most that waited at once. */
  readonly most: number
  /** Milliseconds of processor time for each who came: pairing alone, and with tickets in SQLite (in memory). */
  readonly pairingMs: number
  readonly storedMs: number
}

const HOUR = 3_600_000
/** Whoever was not paired within this time leaves. */
const PATIENCE = 600_000

const counts = (game: string) => {
  const { min = 2, max = 1 } = manifests.find(({ id }) => id === game)?.players ?? {}
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

export async function benchPairing(people: number, seed: number): Promise<PairingFigures> {
  const rng = new SeededRng(seed)
  const tickets = Array.from({ length: people }, (_, i) =>
    someTicket(rng, i, Math.floor((i * HOUR) / people)),
  )
  const alone = measured(() => pairAlone(tickets))
  const before = process.cpuUsage()
  await pairStored(tickets)
  const { user, system } = process.cpuUsage(before)
  const round = (ms: number) => Math.round((ms / people) * 1e4) / 1e4
  return { people, ...alone.answer, pairingMs: round(alone.ms), storedMs: round((user + system) / 1000) }
}

function measured<T>(work: () => T): { readonly answer: T; readonly ms: number } {
  const before = process.cpuUsage()
  const answer = work()
  const { user, system } = process.cpuUsage(before)
  return { answer, ms: (user + system) / 1000 }
}

/** Wishes as varied as they can be: any games, numbers, paces, spans. */
function someTicket(rng: SeededRng, n: number, since: number): Ticket {
  const some = <T>(list: readonly T[]) =>
    list.filter((_, i) => i === rng.below(list.length) || rng.below(3) === 0)
  const strength = 900 + rng.below(400) + rng.below(400) + rng.below(400)
  const games = some(manifests.map(({ id }) => id))
  return {
    ...{ guest: `g${n}`, name: `G${n}`, contribution: 'c'.repeat(32), botsAfter: null, since, games },
    players: [...new Set(games.flatMap((game) => some(counts(game).filter((many) => many > 1))))],
    pace: rng.below(4) === 0 ? 'daily' : 'live',
    rated: rng.below(2) === 0,
    span: rng.below(2) === 0 ? null : 50 + rng.below(200),
    points: Object.fromEntries(games.map((game) => [game, strength])),
  }
}

function pairAlone(tickets: readonly Ticket[]): { seated: number; most: number } {
  let waiting: readonly Ticket[] = []
  let seated = 0
  let most = 0
  for (const newcomer of tickets) {
    waiting = waiting.filter(({ since }) => newcomer.since - since < PATIENCE)
    const match = matchFor(newcomer, waiting, counts)
    seated += match?.people.length ?? 0
    waiting = match ? waiting.filter((one) => !match.people.includes(one)) : [...waiting, newcomer]
    most = Math.max(most, waiting.length)
  }
  return { seated, most }
}

async function pairStored(tickets: readonly Ticket[]): Promise<void> {
  const store = openSqlite({ path: ':memory:' })
  for (const [i, newcomer] of tickets.entries()) {
    await store.waiting.put(newcomer)
    const waiting = await store.waiting.waiting(newcomer.since - PATIENCE)
    const own = waiting.find(({ guest }) => guest === newcomer.guest)
    const match = own && matchFor(own, waiting, counts)
    if (match)
      await store.waiting.claim(
        match.people.map(({ guest }) => guest),
        `t${i}`,
        newcomer.since,
      )
  }
  await store.close()
}
