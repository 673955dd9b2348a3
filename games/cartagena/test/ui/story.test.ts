// Events tell the whole story: played one by one on the old picture they lead to the position the host sends.
import { playGame } from '@quayside/arena'
import { type OptionValues, SeededRng, seriesSeed, type View, type Viewer } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../../src/bot/heuristic.ts'
import type { Event } from '../../src/events.ts'
import { cartagena } from '../../src/inspectable.ts'
import type { Cartagena } from '../../src/types.ts'
import { frames } from '../../src/ui/motion.ts'
import { pictureOf } from '../../src/ui/picture.ts'
import { retell } from '../../src/ui/retell.ts'
import type { Shown } from '../../src/view-types.ts'

/** What only the host knows between two events: whose phase it is, and the numbers of questions. */
function told(shown: Shown): unknown {
  const { phase: _phase, look, ...rest } = shown
  return {
    ...rest,
    look: look && [...look].sort(),
    seats: rest.seats.map(({ ask: _ask, ...seat }) => ({
      ...seat,
      pirates: seat.pirates.map(String).sort(),
      hand: seat.hand && [...seat.hand].sort(),
    })),
  }
}

type Look = (before: View<Cartagena>, events: readonly Event[], after: View<Cartagena>) => void

interface Setting {
  readonly given: OptionValues
  readonly players: number
  readonly viewer: Viewer
  readonly seed: number
}

const MOST = 700

function eachMove({ given, players, viewer, seed }: Setting, look: Look): number {
  const options = cartagena.resolveOptions(players, { ...given, roundCap: 40 })
  if ('problem' in options) throw new Error(JSON.stringify(options))
  const start = cartagena.drawSetup(options, players, new SeededRng(seriesSeed(seed, 1)))
  const state = cartagena.initialState(options, players, start)
  const ranks = Array.from({ length: players }, () => 'random' as const)
  let moves = 0
  playGame<Cartagena>({ game: cartagena, heuristic, options, players, ranks, seed }, 0, (move, now) => {
    if (moves++ > MOST) return
    const before = cartagena.view(now, viewer)
    cartagena.copyInto(state, now)
    const events: Event[] = []
    cartagena.apply(state, move, (event) => {
      const seen = cartagena.redact(event, viewer)
      if (seen) events.push(seen)
    })
    look(before, events, cartagena.view(state, viewer))
  })
  return moves
}

const courses: OptionValues[] = [
  {},
  { boards: 8, drawRule: 'morgan' },
  { layout: 'tortuga', boards: 4, drawRule: 'both', magic: true },
  { layout: 'story', boards: '3+3', drawRule: 'both' },
  { layout: 'story', boards: '5+3', drawRule: 'morgan', magic: true, outlaws: true },
  { outlaws: true, magic: true, piratesPerPlayer: 5 },
]

const settings = courses.flatMap((given, i) =>
  ([0, 1, 'watcher'] as const).map((viewer) => ({ given, players: 2 + (i % 4), viewer, seed: 11 + i })),
)

describe.each(settings)('$given for $players players, seen by $viewer', (setting) => {
  it('is retold by its events', () => {
    const moves = eachMove(setting, (before, events, after) => {
      const shown = events.reduce((now, event) => retell(now, event, setting.viewer), before.shown)
      // At the end all hands are opened at once; no event says so.
      if (after.shown.phase.type !== 'over') expect(told(shown)).toEqual(told(after.shown))
    })
    expect(moves).toBeGreaterThan(50)
  })

  it('ends in the position itself, and no piece is in two places or loses its name', () => {
    let picture = null as ReturnType<typeof pictureOf> | null
    eachMove(setting, (before, events, after) => {
      const first = picture ?? pictureOf(before, null)
      const all = frames(first, events, after)
      expect(all.at(-1)?.picture.shown).toBe(after.shown)
      const names = first.pirates.map(({ id }) => id).sort()
      for (const { picture: one } of all) {
        expect(one.pirates.map(({ id }) => id).sort()).toEqual(names)
        expect(new Set(one.cards.map(({ id }) => id)).size).toBe(one.cards.length)
      }
      picture = all.at(-1)?.picture ?? null
    })
  })
})

it('only the pirates that the event names change their place, and nothing takes longer than half a second', () => {
  const setting: Setting = { given: { magic: true, drawRule: 'both' }, players: 3, viewer: 0, seed: 5 }
  eachMove(setting, (before, events, after) => {
    const first = pictureOf(before, null)
    const all = frames(first, events, after)
    for (const { ms } of all) expect(ms).toBeLessThanOrEqual(500)
    const due = events.reduce((sum, event) => sum + (event.type === 'moved' ? event.pirates : 0), 0)
    const places = new Map(first.pirates.map(({ id, zone }) => [id, zone]))
    const changed = all.at(-1)?.picture.pirates.filter(({ id, zone }) => places.get(id) !== zone) ?? []
    expect(changed.length).toBe(due)
  })
})

it('a viewer who takes the seat of another sees nothing of the hand before', () => {
  const setting: Setting = { given: {}, players: 2, viewer: 0, seed: 3 }
  eachMove(setting, (before, events, after) => {
    const other = { ...after, viewer: 1 } as View<Cartagena>
    for (const { picture } of frames(pictureOf(before, null), events, other).slice(0, -1)) {
      expect(picture.shown.seats[0]?.hand).toBeNull()
      expect(picture.cards).toEqual([])
    }
  })
})
