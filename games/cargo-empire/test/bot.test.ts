import { playGame } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import { ActionList, legalActions } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { positionsAhead } from '../src/bot/due-steps.ts'
import { heuristic } from '../src/bot/heuristic.ts'
import { type Action, cargoEmpire } from '../src/inspectable.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'

const optionsFor = (players: number, wanted: object) =>
  cargoEmpire.resolveOptions(players, { ...wanted }) as Options
const FAMILIES = optionsFor(5, { map: 'dior', families: true })

function randomGame(options: Options, players: number, look: (state: State, seat: number) => void): void {
  const ranks: Rank[] = Array(players).fill('random')
  playGame({ game: cargoEmpire, heuristic, options, players, ranks, seed: 21 }, 0, (move, state) => {
    if (move.by !== 'chance') look(state, move.by)
  })
}

describe('the bot', () => {
  it('looks at some of the legal choices, never at none and never at others', () => {
    randomGame(FAMILIES, 5, (state, seat) => {
      const all = new Set<Action>(legalActions(cargoEmpire, state, seat))
      const list = new ActionList<Action>()
      cargoEmpire.legal(state, seat, list)
      heuristic.pruneCandidates?.(state, seat, list)
      expect(list.length).toBeGreaterThan(0)
      expect(list.length).toBeLessThanOrEqual(60)
      expect(list.toArray().every((action) => all.has(action))).toBe(true)
    })
  })

  it('gives every position a finite value, for every seat', () => {
    randomGame(FAMILIES, 5, (state) => {
      for (let seat = 0; seat < 5; seat++) expect(Number.isFinite(heuristic.evaluate(state, seat))).toBe(true)
    })
  })

  it('puts the winner of a finished game above everybody else', () => {
    const ranks: Rank[] = ['random', 'random', 'random']
    const series = { game: cargoEmpire, heuristic, options: optionsFor(3, {}), players: 3, ranks, seed: 5 }
    for (let index = 0; index < 5; index++) {
      const { state, result } = playGame(series, index)
      const values = [0, 1, 2].map((seat) => heuristic.evaluate(state, seat))
      expect(result.winners).toEqual([values.indexOf(Math.max(...values))])
    }
  })

  it('CGE-S5 alone, a doubled objective of the automatic opponent counts against the seat', () => {
    const given = { only: true, participants: [{}, {}] }
    const worth = (objectives: string[]) => {
      const state = cargoEmpire.fill(optionsFor(1, {}), 1, { ...given, secrets: [{}, { objectives }] })
      if ('problem' in state) throw new Error(state.problem)
      return heuristic.evaluate(state, 0)
    }
    expect(worth(['largest-network'])).toBeLessThan(worth([]))
  })

  it('counts steps that are due as if they were taken', () => {
    const sum = (positions: ArrayLike<number>) => Array.from(positions).reduce((all, one) => all + one, 0)
    let promised: { turns: number; seat: number; sum: number } | null = null
    let turns = 0
    randomGame(optionsFor(4, {}), 4, (state, seat) => {
      if (promised && state.turns > promised.turns) {
        const own = state.position.slice(promised.seat * 3, promised.seat * 3 + 3)
        // The next order may pay a step, so only turns in mid-round are compared; a marker at the top loses steps.
        if (state.turns === promised.turns + 1) expect(sum(own)).toBe(promised.sum)
        turns++
        promised = null
      }
      if (state.phase === 'develop' && state.stage === 'extra')
        promised = { turns: state.turns, seat, sum: sum(positionsAhead(state, seat)) }
    })
    expect(turns).toBeGreaterThan(3)
  })
})
