/** The files in `src/content/` can be replaced by corrected ones; what the rules rely on must stay true. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  BASE_TILES,
  BOT_CARDS,
  CARGO,
  CITIES,
  CITY_COLOURS,
  cityIndex,
  ENHANCED_REACH,
  ENHANCED_REWARD,
  FACES,
  LAST_FACES,
  MAPS,
  MIDDLE_FACES,
  OBJECTIVES,
  PLAYER_COLOURS,
  RESHUFFLE_CARDS,
  REWARD,
  TILES,
  TRAIN_REACH,
  TRANSPORTS,
  ZONE_POINTS,
  ZONE_START,
} from '../src/content.ts'
import { landDistance, portDistance, routeTable } from '../src/routes.ts'
import { objectives as en } from '../src/texts/en/objectives.ts'
import { objectives as ja } from '../src/texts/ja/objectives.ts'

const objectiveTexts = { en, ja }
const FOLDER = join(import.meta.dirname, '../src/content')
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
// biome-ignore lint/suspicious/noExplicitAny: raw files, looked at field by field
const read = (name: string): any => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
const times = <T>(list: readonly T[], wanted: T) => list.filter((one) => one === wanted).length
const isFilled = (text: unknown) => typeof text === 'string' && text.trim() !== ''

describe('every content file', () => {
  it.each(files)('%s says where its values come from', (name) => {
    const { provenance } = read(name)
    expect(isFilled(provenance.summary)).toBe(true)
    expect(Array.isArray(provenance.fromRulebook)).toBe(true)
    expect(Array.isArray(provenance.designedByProject)).toBe(true)
  })
})

describe.each(['europe', 'dior'] as const)('the map %s', (id) => {
  const map = MAPS[id]
  const table = routeTable(map)

  it('has 24 cities in four colours of six, three ports and three inland cities of each', () => {
    expect(map.cities).toHaveLength(CITIES)
    for (const colour of CITY_COLOURS) {
      const own = map.cities.filter((city) => city.colour === colour)
      expect([own.length, own.filter((city) => city.port).length]).toEqual([6, 3])
    }
  })

  it('names every city once, in both languages, and numbers them from 1 to 24', () => {
    expect(new Set(map.cities.map((city) => city.id)).size).toBe(CITIES)
    for (const language of ['en', 'ja'] as const) {
      const names = map.cities.map((city) => city.name[language])
      expect(names.every(isFilled)).toBe(true)
      expect(new Set(names).size).toBe(CITIES)
    }
    expect(map.cities.map((city) => city.number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: CITIES }, (_, i) => i + 1),
    )
  })

  it('has routes between known, different cities, each pair once', () => {
    const pairs = map.routes.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)
    expect(map.routes.every(([a, b]) => a >= 0 && b >= 0 && a !== b)).toBe(true)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('is connected, the same both ways, and no land way is longer than seven routes', () => {
    for (let a = 0; a < table.nodes; a++) {
      for (let b = 0; b < table.nodes; b++) {
        expect(landDistance(table, a, b)).toBe(landDistance(table, b, a))
        expect(landDistance(table, a, b)).toBeLessThanOrEqual(7)
      }
    }
  })

  it('needs at most three cards for any delivery', () => {
    const ports = map.cities.reduce((bits, city, i) => (city.port ? bits | (1 << i) : bits), 0)
    const trains = (routes: number) => Math.ceil(routes / TRAIN_REACH)
    for (let a = 0; a < CITIES; a++) {
      for (let b = 0; b < CITIES; b++) {
        if (a === b) continue
        const sea = 1 + trains(portDistance(table, a, ports)) + trains(portDistance(table, b, ports))
        expect(Math.min(trains(landDistance(table, a, b)), sea)).toBeLessThanOrEqual(3)
      }
    }
  })

  it('lies inside its canvas', () => {
    const { width, height } = read(`${id}.json`).canvas
    for (const { x, y } of [...map.cities, ...map.express]) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    }
  })
})

describe('the two maps', () => {
  it('Europe has 38 routes and no express space, and keeps what the captions show', () => {
    const { europe } = MAPS
    const table = routeTable(europe)
    const far = (a: string, b: string) => landDistance(table, cityIndex(europe, a), cityIndex(europe, b))
    const numberOf = (id: string) => europe.cities[cityIndex(europe, id)]?.number ?? 0
    expect([europe.routes.length, europe.express.length]).toEqual([38, 0])
    expect([far('warsaw', 'riga'), far('rome', 'milan'), far('bucharest', 'vienna')]).toEqual([1, 1, 1])
    expect([far('warsaw', 'copenhagen'), far('warsaw', 'milan')]).toEqual([2, 3])
    expect(far('london', 'amsterdam')).toBeLessThanOrEqual(2)
    expect(['riga', 'copenhagen', 'rome', 'warsaw', 'milan'].map((id) => portOf(id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(numberOf('moscow')).toBeLessThan(numberOf('warsaw'))
    expect(numberOf('dublin')).toBeLessThan(numberOf('copenhagen'))
    expect(numberOf('copenhagen')).toBeLessThan(numberOf('milan'))
    function portOf(id: string) {
      return europe.cities[cityIndex(europe, id)]?.port
    }
  })

  it('Dior has six express spaces, each linked to three or more cities', () => {
    const { express } = MAPS.dior
    expect(express.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5', 'x6'])
    for (const { links } of express) {
      expect(links.length).toBeGreaterThanOrEqual(3)
      expect(new Set(links).size).toBe(links.length)
      expect(links.every((city) => city >= 0 && city < CITIES)).toBe(true)
    }
  })

  it('share no city name', () => {
    expect(MAPS.europe.cities.filter(({ id }) => cityIndex(MAPS.dior, id) >= 0)).toEqual([])
  })
})

describe('city tiles', () => {
  it('are 24, and 48 cubes, twelve of a colour, are exactly enough for the set-up', () => {
    expect(TILES).toHaveLength(CITIES)
    const cubes = TILES.flatMap(([first]) => first.production)
    expect(CARGO.map((_, colour) => times(cubes, colour))).toEqual([12, 12, 12, 12])
  })

  it('level 1 produces two cubes of a colour and asks for two different others; every combination comes twice', () => {
    const combinations = TILES.map(([{ production, demand }]) => {
      expect(production[0]).toBe(production[1])
      expect(new Set([production[0], ...demand]).size).toBe(3)
      return `${production[0]} ${[...demand].sort().join(' ')}`
    })
    expect(new Set(combinations).size).toBe(12)
    for (const one of combinations) expect(times(combinations, one)).toBe(2)
  })

  it('level 2 produces two colours and asks for the other two; every pair comes four times', () => {
    const pairs = TILES.map(([, { production, demand }]) => {
      expect(new Set([...production, ...demand]).size).toBe(4)
      return [...production].sort().join(' ')
    })
    expect(new Set(pairs).size).toBe(6)
    for (const one of pairs) expect(times(pairs, one)).toBe(4)
  })

  it.each([0, 1])('level index %i asks for every colour six times above', (level) => {
    const above = TILES.map((sides) => sides[level]?.demand[0])
    expect(CARGO.map((_, colour) => times(above, colour))).toEqual([6, 6, 6, 6])
  })
})

describe('development tracks', () => {
  const faces = (letter: string) => FACES.filter(({ id }) => id.startsWith(letter))
  const rows = FACES.flatMap((face) => [
    { id: face.id, spaces: face.rows.upper },
    { id: face.id, spaces: face.rows.lower },
  ])

  it('are six a faces on three tiles, three b faces and three c faces', () => {
    expect([faces('a').length, faces('b').length, faces('c').length, FACES.length]).toEqual([6, 3, 3, 12])
    expect(BASE_TILES.map((tile) => tile.length)).toEqual([2, 2, 2])
    expect(BASE_TILES.flat().toSorted()).toEqual(faces('a').map(({ id }) => id))
    expect(MIDDLE_FACES).toEqual(faces('b').map(({ id }) => id))
    expect(LAST_FACES).toEqual(faces('c').map(({ id }) => id))
  })

  it('every row ends in the fifth column; only c faces have wide spaces', () => {
    for (const { id, spaces } of rows) {
      const columns = spaces.map(({ col }) => col)
      expect(columns.at(-1)).toBe(5)
      expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b))
      if (!id.startsWith('c')) expect(columns).toEqual([1, 2, 3, 4, 5])
    }
    expect(rows.filter(({ spaces }) => spaces.length < 5).every(({ id }) => id.startsWith('c'))).toBe(true)
  })

  it('every row of an a face has one car, one train, one ship, one city or objective, and one plain space', () => {
    for (const { id, spaces } of rows) {
      if (!id.startsWith('a')) continue
      const bonuses = spaces.map(({ bonus }) => (bonus === 'objective' ? 'city' : (bonus ?? 'plain')))
      expect(bonuses.toSorted(), id).toEqual(['car', 'city', 'plain', 'ship', 'train'])
    }
  })

  it('a01 begins as the captions show', () => {
    const [a01] = FACES
    expect(a01?.rows.upper.slice(0, 3).map(({ bonus }) => bonus)).toEqual(['car', 'city', 'train'])
    expect(a01?.rows.lower.slice(0, 3).map(({ bonus }) => bonus)).toEqual([null, 'ship', 'train'])
  })

  it('the zone begins at 18 with 2 points and rises by 2 to 40', () => {
    expect(ZONE_START).toBe(18)
    expect(ZONE_POINTS).toEqual(Array.from({ length: 20 }, (_, i) => 2 * (i + 1)))
  })
})

describe('cards', () => {
  it('there are 24 objectives, each known once and worded in both languages', () => {
    const ids = OBJECTIVES.map(({ id }) => id)
    expect(ids).toHaveLength(24)
    expect(new Set(ids).size).toBe(24)
    expect(read('objectives.json').objectives.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 1),
    )
    for (const language of ['en', 'ja'] as const) {
      expect(Object.keys(objectiveTexts[language]).toSorted()).toEqual(ids.toSorted())
      expect(Object.values(objectiveTexts[language]).every(isFilled)).toBe(true)
    }
  })

  it('objectives name existing colours, markers, levels and numbers of participants', () => {
    for (const { id, scoring } of OBJECTIVES) {
      const filters = scoring.kind === 'sets' ? scoring.groups : 'filter' in scoring ? [scoring.filter] : []
      for (const filter of filters) {
        if (filter?.colour) expect(CITY_COLOURS, id).toContain(filter.colour)
        if (filter?.level) expect([1, 2, 3], id).toContain(filter.level)
      }
      if (scoring.kind !== 'markersBehind') continue
      expect(TRANSPORTS, id).toContain(scoring.marker)
      expect([2, 3, 4, 5].map((n) => scoring.vpByParticipants[n])).toEqual([8, 5, 4, 3])
    }
  })

  it('the opponent has twelve action cards, each transport, arrow and 3 or 5 steps once, and two reshuffle cards', () => {
    const actions = BOT_CARDS.filter((card) => card !== null)
    expect([actions.length, RESHUFFLE_CARDS]).toEqual([12, 2])
    expect(new Set(actions.map((card) => JSON.stringify(card))).size).toBe(12)
    expect(actions.every(({ steps, transport }) => [3, 5].includes(steps) && transport in TRANSPORTS)).toBe(
      true,
    )
  })

  it('transport cards move and pay as the rules have it', () => {
    const { cards, enhancedTrain, startingHand } = read('transport-cards.json')
    expect(cards.map(({ id }: { id: string }) => id)).toEqual([...TRANSPORTS])
    expect(cards.map(({ count }: { count: number }) => count)).toEqual([20, 20, 20])
    expect(cards.map((card: { reward: { steps: number } }) => card.reward.steps)).toEqual([...REWARD])
    expect(
      cards.every(
        (card: { nameEn: string; nameJa: string }) => isFilled(card.nameEn) && isFilled(card.nameJa),
      ),
    ).toBe(true)
    expect([enhancedTrain.move.max, enhancedTrain.reward.steps]).toEqual([ENHANCED_REACH, ENHANCED_REWARD])
    expect(startingHand).toEqual({ car: 1, train: 1, ship: 1 })
  })

  it('there is a family for every colour, named in both languages', () => {
    const { families } = read('families.json')
    expect(families.map(({ colour }: { colour: string }) => colour).toSorted()).toEqual(
      [...PLAYER_COLOURS].toSorted(),
    )
    for (const { house, houseJa } of families) expect(isFilled(house) && isFilled(houseJa)).toBe(true)
  })

  it('there are six express tiles, two of a transport, and five order slots', () => {
    const tiles: string[] = read('express.json').tiles.map(
      ({ transport }: { transport: string }) => transport,
    )
    expect(TRANSPORTS.map((transport) => times(tiles, transport as string))).toEqual([2, 2, 2])
    expect(read('turn-order.json').slots.map(({ slot }: { slot: number }) => slot)).toEqual([1, 2, 3, 4, 5])
  })
})
