// What the rulebook says of the box and the set-up: its tables, in both languages, held against the content files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import {
  BLANKS_UNDER_DECK,
  CAR_REACH,
  CITIES,
  type CityMap,
  MAPS,
  OBJECTIVES,
  REWARD,
  TILES,
  TRAIN_REACH,
  ZONE_POINTS,
} from '../../src/content.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'

const game = join(import.meta.dirname, '../..')
// biome-ignore lint/suspicious/noExplicitAny: raw files, looked at field by field
const content = (name: string): any =>
  JSON.parse(readFileSync(join(game, `src/content/${name}.json`), 'utf8'))
const BOOKS = ['RULES.md', 'RULES.ja.md'] as const
const book = (name: (typeof BOOKS)[number]) => readFileSync(join(game, name), 'utf8')

/** The cells of the first table below a rule, without its head. */
function tableUnder(name: (typeof BOOKS)[number], rule: string): string[][] {
  const [table = ''] = /^\|[\s\S]*?\n(?=\n)/m.exec(book(name).split(`**${rule}**`)[1] ?? '') ?? []
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const WORDS = {
  'RULES.md': {
    port: 'port',
    inland: 'inland',
    car: 'car',
    train: 'train',
    ship: 'ship',
    up: 'up',
    down: 'down',
  },
  'RULES.ja.md': {
    port: '港湾',
    inland: '内陸',
    car: '自動車',
    train: '機関車',
    ship: '船',
    up: '上',
    down: '下',
  },
} as const
const LANGUAGE = { 'RULES.md': 'en', 'RULES.ja.md': 'ja' } as const
const BONUS = {
  'RULES.md': {
    city: 'city',
    objective: 'objective',
    anyTransport: 'any card',
    cityOrObjective: 'city or objective',
  },
  'RULES.ja.md': {
    city: '都市',
    objective: '目標',
    anyTransport: '好きなカード',
    cityOrObjective: '都市か目標',
  },
} as const

describe.each(BOOKS)('the tables of %s', (name) => {
  const words = WORDS[name]

  it('CGE-40 the ways to sit at the table can be chosen, and no other', () => {
    const rows = tableUnder(name, 'CGE-40')
    expect(rows).toHaveLength(7)
    for (const players of [1, 2, 3, 4, 5])
      for (const opponent of ['none', 'bot', 'vassals'] as const) {
        const isPlayed = !('problem' in cargoEmpire.resolveOptions(players, { opponent }))
        const told = { none: [2, 3, 4, 5], bot: [1, 2, 3], vassals: [2] }[opponent]
        expect(isPlayed, `${players} ${opponent}`).toBe(told.includes(players))
      }
  })

  it.each([
    ['CGE-43', 'europe'],
    ['CGE-54', 'dior'],
  ] as const)('%s the cities of %s', (rule, id) => {
    const map: CityMap = MAPS[id]
    const routes = content(id).landRoutes as { a: string; b: string }[]
    const express = content(id).expressSpaces as { number: number; links: string[] }[]
    const nameOf = (one: string) => map.cities.find((city) => city.id === one)?.name[LANGUAGE[name]] ?? one
    const rows = tableUnder(name, rule)
    expect(rows).toHaveLength(CITIES)
    for (const [i, [number, city, , kind, to = '']] of rows.entries()) {
      const one = map.cities[i]
      expect([number, city, kind]).toEqual([
        String(i + 1),
        nameOf(one?.id ?? ''),
        one?.port ? words.port : words.inland,
      ])
      const near = routes.flatMap(({ a, b }) =>
        a === one?.id ? [nameOf(b)] : b === one?.id ? [nameOf(a)] : [],
      )
      const stops = express
        .filter(({ links }) => links.includes(one?.id ?? ''))
        .map((space) => String(space.number))
      const told = to.split(/, |、/).filter((part) => part !== '')
      expect(told.filter((part) => !/\d/.test(part)).sort()).toEqual(near.sort())
      expect(told.flatMap((part) => /\d/.exec(part)?.[0] ?? [])).toEqual(stops)
    }
  })

  it('CGE-44 the faces of the track tiles', () => {
    const faces = content('tracks').faces as {
      [id: string]: { [row: string]: { bonus: string | null; col: number }[] }
    }
    const rows = tableUnder(name, 'CGE-44')
    expect(rows.map(([id]) => id)).toEqual(Object.keys(faces))
    const say: { readonly [bonus: string]: string } = { ...words, ...BONUS[name] }
    for (const [id = '', upper, lower] of rows) {
      const told = ['upper', 'lower'].map((row) =>
        (faces[id]?.[row] ?? []).map(({ bonus }) => (bonus === null ? '–' : say[bonus])).join(' · '),
      )
      const plain = [upper, lower].map((cells = '') => cells.replace(/ \(\d\)|（\d列）/g, ''))
      expect(plain).toEqual(told)
    }
  })

  it('CGE-53 all 24 objectives with their points', () => {
    const rows = tableUnder(name, 'CGE-53')
    const list = content('objectives').objectives as { number: number; scoring: { [key: string]: unknown } }[]
    expect(rows).toHaveLength(OBJECTIVES.length)
    for (const [i, { number, scoring }] of list.entries()) {
      const points = [...JSON.stringify(scoring).matchAll(/"(?:vp\w*|[2-5])":(\d+)/g)].map(
        (match) => match[1],
      )
      const [told, text = ''] = rows[i] ?? []
      expect(told).toBe(String(number))
      for (const one of points)
        expect(text, `objective ${number}`).toMatch(new RegExp(`(?<!\\d)${one}(?!\\d)`))
    }
  })

  it('CGE-S2 the cards of the automatic opponent', () => {
    const rows = tableUnder(name, 'CGE-S2')
    const cards = content('bot-cards').cards as {
      number: number
      transport?: 'car'
      steps?: number
      arrow?: 'up'
    }[]
    expect(rows).toHaveLength(14)
    for (const [i, { number, transport, steps, arrow }] of cards.entries()) {
      const told =
        transport && arrow ? [words[transport], String(steps), words[arrow]] : [expect.any(String), '–', '–']
      expect(rows[i]).toEqual([String(number), ...told])
    }
  })
})

describe('the box', () => {
  it('CGE-41 car, train and ship', () => {
    expect([CAR_REACH, TRAIN_REACH, REWARD]).toEqual([1, 2, [1, 1, 2]])
  })

  it('CGE-42 level 1 makes one colour and wants two others, level 2 makes two and wants the rest', () => {
    expect(TILES).toHaveLength(CITIES)
    for (const [one, two] of TILES) {
      expect([new Set(one.production).size, new Set(two.production).size]).toEqual([1, 2])
      for (const side of [one, two])
        expect(
          side.demand.filter((colour) => (side.production as readonly number[]).includes(colour)),
        ).toEqual([])
    }
  })

  it('CGE-45 twenty spaces worth 2 to 40', () => {
    expect(ZONE_POINTS).toEqual(Array.from({ length: 20 }, (_, i) => 2 * i + 2))
  })
})

describe('the set-up', () => {
  const laid = (players: number, given: object = {}) => {
    const options = cargoEmpire.resolveOptions(players, given as never) as Options
    return cargoEmpire.drawSetup(options, players, new SeededRng(3))
  }

  it('CGE-46 CGE-47 CGE-48 tiles, tracks and cards', () => {
    const setup = laid(4)
    expect(new Set(setup.tiles).size).toBe(CITIES)
    expect(setup.faces).toHaveLength(3)
    expect([setup.display.length, laid(5).display.length]).toEqual([4, 5])
    expect(BLANKS_UNDER_DECK).toBe(6)
  })

  it('CGE-49 CGE-50 one card of each kind and the bonus of the slot, two objectives to choose from', () => {
    const options = cargoEmpire.resolveOptions(3, {}) as Options
    const setup = laid(3)
    const state = cargoEmpire.initialState(options, 3, setup)
    const { participants } = cargoEmpire.view(state, 'watcher').shown
    expect(setup.objectives.map((two) => two.length)).toEqual([2, 2, 2])
    expect(participants.map(({ hand }) => hand)).toEqual([
      { car: 1, train: 1, ship: 1 },
      { car: 1, train: 1, ship: 1 },
      { car: 1, train: 1, ship: 1 },
    ])
  })
})
