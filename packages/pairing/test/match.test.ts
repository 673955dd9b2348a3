// Who plays with whom: each wish is kept, and nobody waits beside a match.
import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { matchFor, matchWithBots, type Wish } from '../src/index.ts'

const seats = (game: string) => (game === 'duel' ? [2] : game === 'crowd' ? [3, 4] : [2, 3, 4])
let guests = 0
const wish = (change: Partial<Wish> = {}): Wish => ({
  guest: `g${guests++}`,
  ...{ games: ['any'], players: [2], pace: 'live', rated: false, span: null, points: {}, botsAfter: null },
  ...change,
})

describe('a newcomer', () => {
  it('plays with whoever waited longest, at the largest table that can begin', () => {
    const [first, second, third] = [wish({ players: [2, 3] }), wish({ players: [2, 3] }), wish()]
    const you = wish({ players: [2, 3, 4] })
    expect(matchFor(you, [first, second, third], seats)?.people).toEqual([you, first, second])
    expect(matchFor(wish(), [first, second, third], seats)?.people[1]).toBe(first)
  })

  it('plays the dearest game that somebody waits for', () => {
    const other = wish({ games: ['crowd', 'any', 'duel'] })
    expect(matchFor(wish({ games: ['crowd', 'duel', 'any'] }), [other], seats)?.game).toBe('duel')
  })

  it('plays with nobody at another pace, rated or not, of another number or too strong', () => {
    const others = [
      wish({ pace: 'daily' }),
      wish({ rated: true }),
      wish({ players: [3] }),
      wish({ points: { any: 1701 } }),
      wish({ points: { any: 1600 }, span: 50 }),
    ]
    expect(matchFor(wish({ span: 200 }), others, seats)).toBeNull()
    expect(matchFor(wish({ span: 201 }), others, seats)?.people[1]).toBe(others[3])
  })

  it('never meets somebody with whom one has blocked the other, and plays with those behind', () => {
    const [blocked, other] = [wish({ guest: 'mallory' }), wish()]
    const you = wish({ guest: 'ann', avoids: ['mallory'] })
    expect(matchFor(you, [blocked, other], seats)?.people[1]).toBe(other)
    expect(matchFor(blocked, [you], seats)).toBeNull()
    const three = [wish({ players: [3] }), { ...blocked, players: [3] }, { ...you, players: [3] }]
    expect(matchFor(wish({ players: [3] }), three, seats)?.people.slice(1)).toEqual([three[0], three[1]])
    expect(matchFor(wish({ players: [3] }), three.slice(1), seats)).toBeNull()
    const soon = three.map((one) => ({ ...one, botsAfter: 0 }))
    expect(matchWithBots(soon[2] ?? you, soon, seats)?.people).toEqual([soon[2], soon[0]])
  })

  it('needs all at the table to fit each other, and finds those who do behind those who do not', () => {
    const low = wish({ players: [3], points: { any: 1400 }, span: 120 })
    const high = wish({ players: [3], points: { any: 1600 }, span: 120 })
    const near = wish({ players: [3], points: { any: 1580 }, span: 120 })
    const you = wish({ players: [3] })
    expect(matchFor(you, [low, high], seats)).toBeNull()
    expect(matchFor(you, [low, high, near], seats)?.people).toEqual([you, high, near])
  })
})

describe('somebody who would rather play with bots than wait', () => {
  it('sits with as many people as there are who take bots, and few bots', () => {
    const you = wish({ games: ['any', 'crowd'], players: [2, 3, 4], botsAfter: 60 })
    const keen = wish({ games: ['crowd'], players: [4], botsAfter: 90 })
    const patient = wish({ games: ['crowd'], players: [4] })
    expect(matchWithBots(you, [patient, keen, you], seats)).toEqual({
      game: 'crowd',
      people: [you, keen],
      bots: 2,
    })
    expect(matchWithBots(you, [you], seats)).toEqual({ game: 'any', people: [you], bots: 1 })
  })

  it('never at a rated table', () => {
    expect(matchWithBots(wish({ rated: true, botsAfter: 1 }), [], seats)).toBeNull()
  })
})

describe('10 000 people in an hour', () => {
  const rng = new SeededRng(22)
  const some = <T>(list: readonly T[]) =>
    list.filter((_, i) => i === rng.below(list.length) || rng.below(3) === 0)
  const person = (): Wish => {
    const strength = 900 + rng.below(400) + rng.below(400) + rng.below(400)
    const one = wish({
      games: some(['any', 'crowd', 'duel', 'other']),
      players: some([2, 3, 4]),
      pace: rng.below(4) === 0 ? 'daily' : 'live',
      rated: rng.below(2) === 0,
      span: rng.below(2) === 0 ? null : 20 + rng.below(200),
      points: { any: strength, crowd: strength, duel: strength, other: strength },
    })
    // The page offers only numbers that one of the games is played with.
    return one.games.some((game) => seats(game).some((many) => one.players.includes(many))) ? one : person()
  }

  /** By asking for everybody as if they had just come, and pairs by their wishes alone. */
  function hasMatch(waiting: readonly Wish[]): boolean {
    return waiting.some(
      (one, i) => matchFor(one, waiting.slice(0, i), seats) !== null || pairs(one, waiting.slice(0, i)),
    )
  }
  function pairs(one: Wish, others: readonly Wish[]): boolean {
    return others.some((other) => {
      const games = one.games.filter((game) => other.games.includes(game) && seats(game).includes(2))
      const agree = one.players.includes(2) && other.players.includes(2) && one.pace === other.pace
      return games.some((game) => {
        const apart = Math.abs((one.points[game] ?? 0) - (other.points[game] ?? 0))
        const isNear = [one.span, other.span].every((span) => span === null || apart <= span)
        return agree && one.rated === other.rated && isNear
      })
    })
  }

  it('nobody waits beside a match', () => {
    let waiting: Wish[] = []
    let seated = 0
    for (let n = 1; n <= 10_000; n++) {
      const newcomer = person()
      const match = matchFor(newcomer, waiting, seats)
      waiting = match ? waiting.filter((one) => !match.people.includes(one)) : [...waiting, newcomer]
      seated += match?.people.length ?? 0
      // Whoever loses patience leaves.
      if (rng.below(20) === 0) waiting = waiting.slice(1)
      if (n % 1000 === 0) expect(hasMatch(waiting), `after ${n}`).toBe(false)
    }
    expect(seated).toBeGreaterThan(8_000)
  })
})
