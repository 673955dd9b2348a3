import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyHeuristic } from '@quayside/rules-kit'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type ArenaTask,
  type Entrant,
  type FinishedGame,
  type GameReport,
  runTournament,
  standingsOf,
  type Tournament,
  withWeights,
} from '../src/index.ts'
import { openCheckpoint } from '../src/node/checkpoint.ts'

const entrant = (name: string): Entrant => ({ kind: 'rank', name, rank: 'random', budget: null })
const plan: Tournament = {
  game: 'toy',
  options: {},
  players: 3,
  entrants: [entrant('a'), entrant('b'), entrant('b')],
  seed: 7,
  games: 7,
}

/** `winner` is the name that wins; the first seat with it takes everything. */
function reportOf({ entrants }: ArenaTask, winner: string): GameReport {
  const first = entrants.findIndex(({ name }) => name === winner)
  return {
    wins: entrants.map((_, seat) => (seat === first ? 1 : 0)),
    places: entrants.map((_, seat) => (seat === first ? 1 : 2)),
    scores: entrants.map(() => 0),
    reason: 'end',
    rounds: 1,
    decisions: entrants.map(() => 2),
    decisionMs: entrants.map(() => 10),
    failed: null,
  }
}

describe('a tournament', () => {
  it('plays each deal once from every rotation of the seats', async () => {
    const tasks: ArenaTask[] = []
    const play = async (task: ArenaTask) => {
      tasks.push(task)
      return reportOf(task, 'a')
    }
    const finished = await runTournament(plan, { play, firstDeal: 10 })
    expect(finished.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(tasks.map(({ deal }) => deal)).toEqual([10, 10, 10, 11, 11, 11, 12])
    expect(tasks.slice(0, 3).map(({ entrants }) => entrants.map(({ name }) => name).join(''))).toEqual([
      'abb',
      'bab',
      'bba',
    ])
    const { entrants, seatWins } = standingsOf(plan.entrants, plan.players, finished)
    expect(entrants.map(({ name, wins, seats }) => [name, wins, seats])).toEqual([
      ['a', 7, 1],
      ['b', 0, 2],
    ])
    expect(seatWins).toEqual([3, 2, 2])
    expect(entrants[0]?.decisionMs).toBe(5)
  })

  it('does not play again what an earlier run has finished', async () => {
    const played: number[] = []
    const play = async (task: ArenaTask) => {
      played.push(3 * task.deal + task.rotation)
      return reportOf(task, 'b')
    }
    const all = await runTournament(plan, { play })
    played.length = 0
    const heard: number[] = []
    const earlier = all.filter(({ index }) => index % 2 === 1)
    const finished = await runTournament(plan, {
      play,
      earlier,
      onFinished: ({ index }) => heard.push(index),
    })
    expect(played).toEqual([0, 2, 4, 6])
    expect(heard).toEqual(played)
    expect(finished).toEqual(all)
  })
})

describe('kept games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-kept-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const task = { ...plan, deal: 0, rotation: 0 }
  const { games: _games, ...head } = plan
  const game = (index: number): FinishedGame => ({ index, report: reportOf(task, 'a') })

  it('come back, but for a torn line and games beyond the plan', () => {
    const file = join(folder, 'kept')
    const first = openCheckpoint<FinishedGame>(file, head, plan.games)
    if ('problem' in first) throw new Error(first.problem)
    for (const index of [0, 5, 9]) first.add(game(index))
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"index":6,"rep`)
    const second = openCheckpoint<FinishedGame>(file, head, plan.games)
    expect('games' in second && second.games).toEqual([game(0), game(5)])
    // More games of the same tournament are welcome.
    expect(openCheckpoint(file, head, 20)).toHaveProperty('games')
  })

  it('of another tournament are refused', () => {
    const file = join(folder, 'other')
    openCheckpoint(file, head, plan.games)
    expect(openCheckpoint(file, { ...head, seed: 8 }, 8)).toHaveProperty('problem')
  })
})

describe('other weights', () => {
  it('are in place while something runs, and gone after it, even when it throws', () => {
    const weights = { coin: 1, ship: 2 }
    const heuristic = { weights } as unknown as AnyHeuristic
    expect(withWeights(heuristic, { coin: 5 }, () => ({ ...weights }))).toEqual({ coin: 5, ship: 2 })
    expect(weights).toEqual({ coin: 1, ship: 2 })
    const fail = () => {
      throw new Error('no')
    }
    expect(() => withWeights(heuristic, { coin: 5 }, fail)).toThrow('no')
    expect(weights).toEqual({ coin: 1, ship: 2 })
  })
})
