import { describe, expect, it } from 'vitest'
import { CITIES, cityIndex, MAPS, PORTS } from '../../src/content.ts'
import { expressChoices } from '../../src/express.ts'
import { fillPurse, paymentsFor } from '../../src/payments.ts'
import { isFeasible, isLegalSet, legalSets, routeTable, type Trip } from '../../src/routes.ts'

const tables = { europe: routeTable(MAPS.europe), dior: routeTable(MAPS.dior) }

function trip(map: 'europe' | 'dior', from: string, to: string): Trip {
  return {
    table: tables[map],
    from: cityIndex(MAPS[map], from),
    to: cityIndex(MAPS[map], to),
    ports: PORTS[map],
  }
}

function words(one: Trip): string[] {
  return legalSets(one)
    .map(({ car, train, ship }) =>
      [car && `${car}C`, train && `${train}T`, ship && `${ship}S`].filter(Boolean).join('+'),
    )
    .sort()
}

describe('legal card sets', () => {
  it.each([
    ['TV-B', 'europe', 'warsaw', 'copenhagen', ['2C', '1T', '1C+1S']],
    ['TV-E', 'europe', 'warsaw', 'milan', ['3C', '1C+1T', '2T', '2C+1S']],
    ['TV-1', 'europe', 'dublin', 'lisbon', ['4C', '2C+1T', '2T', '1S']],
    ['TV-2', 'europe', 'kiev', 'paris', ['4C', '2C+1T', '2T', '3C+1S', '1C+1T+1S']],
    ['TV-3', 'europe', 'moscow', 'madrid', ['6C', '4C+1T', '2C+2T', '3T', '2C+1S', '1C+1T+1S', '2T+1S']],
    ['TV-4', 'europe', 'berlin', 'vienna', ['1C', '1T']],
    ['TV-5', 'europe', 'moscow', 'vienna', ['3C', '1C+1T', '2T']],
    ['TV-16', 'dior', 'orrinport', 'duskbridge', ['3C', '1C+1T', '2T', '2C+1S', '1T+1S']],
  ] as const)('CGE-11 %s: %s, %s to %s', (_id, map, from, to, sets) => {
    expect(words(trip(map, from, to))).toEqual([...sets].sort())
  })

  it('CGE-10 TV-C: a train is not interrupted by a ship', () => {
    expect(isFeasible(trip('europe', 'warsaw', 'milan'), 0, 1, 0, 1)).toBe(false)
  })

  it('CGE-11 TV-D: no card one could do without', () => {
    expect(isLegalSet(trip('europe', 'warsaw', 'copenhagen'), { car: 0, train: 2, ship: 0 })).toBe(false)
    expect(isLegalSet(trip('europe', 'warsaw', 'copenhagen'), { car: 1, train: 1, ship: 0 })).toBe(false)
  })
})

/** The slow and obvious way: walk card by card over the map, in every order. */
function walks(one: Trip, car: number, train: number, ship: number): boolean {
  const seen = new Set<string>()
  const go = (node: number, c: number, t: number, s: number): boolean => {
    if (node === one.to) return true
    const key = `${node} ${c} ${t} ${s}`
    if (seen.has(key)) return false
    seen.add(key)
    const near = one.table.neighbours[node] ?? []
    if (c > 0 && near.some((next) => go(next, c - 1, t, s))) return true
    if (t > 0) {
      const reached = new Set([...near, ...near.flatMap((next) => one.table.neighbours[next] ?? [])])
      if ([...reached].some((next) => go(next, c, t - 1, s))) return true
    }
    const isPort = node < CITIES && one.ports & (1 << node)
    if (s > 0 && isPort) {
      for (let port = 0; port < CITIES; port++) {
        if (port !== node && one.ports & (1 << port) && go(port, c, t, s - 1)) return true
      }
    }
    return false
  }
  return go(one.from, car, train, ship)
}

describe.each(['europe', 'dior'] as const)('CGE-11 on %s the test agrees with an exhaustive walk', (map) => {
  it('for every pair of cities and every small set of cards', () => {
    const ports = PORTS[map]
    const answers = { yes: 0, no: 0 }
    for (let from = 0; from < CITIES; from++) {
      for (let to = 0; to < CITIES; to++) {
        if (from === to) continue
        const one = { table: tables[map], from, to, ports }
        for (let car = 0; car <= 3; car++) {
          for (let train = 0; train <= 2; train++) {
            for (let ship = 0; ship <= 1; ship++) {
              const found = isFeasible(one, car, train, 0, ship)
              if (found !== walks(one, car, train, ship))
                throw new Error(`${map} ${from} ${to}: ${car}C ${train}T ${ship}S is ${found}`)
              answers[found ? 'yes' : 'no']++
            }
          }
        }
      }
    }
    expect(answers.yes + answers.no).toBe(CITIES * (CITIES - 1) * 4 * 3 * 2)
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(1000)
  })
})

describe.each(['europe', 'dior'] as const)('CGE-11 CGE-12 on %s the payments kept ready', (map) => {
  it.each([0, 1, 2])(
    'say the same as the rule with %i enhanced trains, for every pair and hand',
    (enhanced) => {
      const payments = paymentsFor(tables[map], PORTS[map], enhanced)
      const purse = { car: 0, train: 0, ship: 0 }
      for (let pair = 0; pair < CITIES * CITIES; pair++) {
        const [from, to] = [Math.floor(pair / CITIES), pair % CITIES]
        if (from === to) continue
        const sets = payments.setsOf(from, to)
        const one = { table: tables[map], from, to, ports: PORTS[map] }
        for (const set of sets) expect(isLegalSet(one, set, Math.min(enhanced, set.train))).toBe(true)
        const [car, train, ship] = [pair % 10, pair % 7, pair % 3]
        fillPurse(purse, car, train, ship)
        const bits = payments.payable(from, to, purse)
        sets.forEach((set, i) => {
          const canPay = set.car <= car && set.train <= train && set.ship <= ship
          expect((bits & (1 << i)) !== 0).toBe(canPay)
          const laid = pair % 64
          expect(payments.choices(from, to, i, laid)).toBe(
            expressChoices(one, set, Math.min(enhanced, set.train), laid),
          )
        })
      }
    },
  )
})
