import { describe, expect, it } from 'vitest'
import { LEVELS, levelTables } from '../src/mixed-tables.ts'

const plan = { game: 'toy', options: {}, players: 4, games: 400, seed: 1, iterations: 100 }
const names = (tables: ReturnType<typeof levelTables>) =>
  tables.map(({ entrants }) => entrants.map(({ name }) => name))

describe('tables of levels', () => {
  const tables = levelTables(plan)

  it('seat four different levels, all eight equally often', () => {
    const seated = names(tables)
    expect(seated).toHaveLength(400)
    for (const table of seated) expect(new Set(table).size).toBe(4)
    for (const level of LEVELS) expect(seated.flat().filter((name) => name === level)).toHaveLength(200)
  })

  it('play each deal in every rotation of the seats', () => {
    const [first, ...rest] = names(tables).slice(0, 4)
    expect(tables.slice(0, 5).map(({ deal, rotation }) => [deal, rotation])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 0],
    ])
    for (const [i, table] of rest.entries())
      expect(table).toEqual([...(first ?? []).slice(i + 1), ...(first ?? []).slice(0, i + 1)])
  })

  it('meet at different tables, the same ones for a seed', () => {
    const groups = new Set(names(tables).map((table) => [...table].sort().join()))
    expect(groups.size).toBeGreaterThan(30)
    expect(names(levelTables(plan))).toEqual(names(tables))
    expect(names(levelTables({ ...plan, seed: 2 }))).not.toEqual(names(tables))
  })

  it('seat every level also where three play', () => {
    const seated = names(levelTables({ ...plan, players: 3, games: 240 }))
    for (const table of seated) expect(new Set(table).size).toBe(3)
    for (const level of LEVELS) expect(seated.flat().filter((name) => name === level).length).toBe(90)
  })
})
