// Events tell what can be seen: played one by one on the old picture they lead to the pieces and cards the host sends.
import type { View, Viewer } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/events.ts'
import { cargoEmpire } from '../../src/inspectable.ts'
import type { CargoEmpire } from '../../src/types.ts'
import { frames } from '../../src/ui/motion.ts'
import { type Picture, pictureOf } from '../../src/ui/picture.ts'
import { retell } from '../../src/ui/retell.ts'
import type { Shown } from '../../src/view-types.ts'
import { eachMove, MODES, type Mode, spareState } from './random-games.ts'

/** What stands on the map and lies before the seats. Between the rounds slots and express tiles change without an event. */
function seen({ cities, participants, display, express, order, round, phase }: Shown): unknown {
  const isBetween = phase === 'orderBonus' || phase === 'express'
  const byText = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort()
  return {
    cities: cities.map((city) => ({ ...city, beside: byText(city.beside) })),
    participants: participants.map(({ dealt: _dealt, chosen: _chosen, cityCards, ...one }) => {
      return { ...one, cityCards: byText(cityCards) }
    }),
    // Of several blank cards no event says which one was taken.
    display: byText(display),
    round,
    ...(isBetween ? {} : { order, express }),
  }
}

/** Where a cube came from, and which card was given for a ship, no event says. */
function isUntold(event: Event): boolean {
  return event.type === 'activated' && (event.ability === 'moveCube' || event.ability === 'swapShip')
}

function told(mode: Mode, viewer: Viewer, seed: number, look: (story: Story) => void): void {
  const after = spareState(mode)
  eachMove(mode, seed, (now, move) => {
    cargoEmpire.copyInto(after, now)
    const before = cargoEmpire.view(now, viewer)
    const events: Event[] = []
    cargoEmpire.apply(after, move, (event) => {
      const redacted = cargoEmpire.redact(event, viewer)
      if (redacted) events.push(redacted)
    })
    look({ before, events, after: cargoEmpire.view(after, viewer) })
  })
}

interface Story {
  readonly before: View<CargoEmpire>
  readonly events: readonly Event[]
  readonly after: View<CargoEmpire>
}

describe.each(MODES)('$players players, $given', (mode) => {
  it.each([0, 'watcher'] as const)('retold by events for %s', (viewer) => {
    told(mode, viewer, 5, ({ before, events, after }) => {
      if (events.some(isUntold)) return
      const shown = events.reduce(retell, before.shown)
      expect(seen({ ...shown, phase: after.shown.phase })).toEqual(seen(after.shown))
    })
  })

  it('no post is lost or doubled on the way, and the last frame is the position itself', () => {
    let picture: Picture | null = null
    told(mode, 0, 8, ({ before, events, after }) => {
      const first: Picture = picture ?? pictureOf(before, null)
      const all = frames(first, events, after)
      expect(all.at(-1)?.picture.shown).toBe(after.shown)
      let ids = first.posts.map(({ id }) => id)
      for (const frame of all) {
        const now = frame.picture.posts.map(({ id }) => id)
        expect(new Set(now).size).toBe(now.length)
        expect(ids.filter((id) => !now.includes(id))).toEqual([])
        ids = now
      }
      picture = all.at(-1)?.picture ?? null
    })
  })
})

it('a paid cube goes from node to node and ends where its post will stand', () => {
  let trips = 0
  told(MODES[9] as Mode, 0, 3, ({ before, events, after }) => {
    const delivered = events.find((event) => event.type === 'delivered')
    if (!delivered) return
    const flights = frames(pictureOf(before, null), events, after).flatMap(
      ({ picture }) => picture.flight ?? [],
    )
    const cities = before.shown.cities.map(({ city }) => city)
    expect(cities[flights[0]?.node ?? -1]).toBe(delivered.from)
    expect(cities[flights.at(-1)?.node ?? -1]).toBe(delivered.to)
    trips++
  })
  expect(trips).toBeGreaterThan(20)
})

it('objectives of others are never in a picture', () => {
  const own = ({ shown }: View<CargoEmpire>) => [
    ...(shown.own?.objectives ?? []),
    ...(shown.own?.dealt ?? []),
  ]
  told(MODES[7] as Mode, 0, 4, ({ before, events, after }) => {
    const mine = [...own(before), ...own(after)]
    for (const { picture } of frames(pictureOf(before, null), events, after)) {
      expect(picture.progress.map(({ id }) => id).filter((id) => !mine.includes(id))).toEqual([])
    }
  })
})

it('what others did since the own delivery stays marked', () => {
  let picture: Picture | null = null
  let marked = 0
  told(MODES[7] as Mode, 0, 6, ({ before, events, after }) => {
    picture = frames(picture ?? pictureOf(before, null), events, after).at(-1)?.picture ?? null
    const post = events.find((event) => event.type === 'postPlaced')
    if (!post) return
    if (post.who === 0) expect(picture?.just ?? []).not.toContain(post.city)
    else expect(picture?.just).toContain(post.city)
    marked = Math.max(marked, picture?.just.length ?? 0)
  })
  expect(marked).toBeGreaterThan(1)
})
