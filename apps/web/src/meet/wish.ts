/** What somebody is looking for, as the form knows it; remembered on this device. */
import { manifests } from '@quayside/all/manifests'
import type { WaitingWish } from '@quayside/protocol'

export interface MeetWish {
  readonly games: readonly string[]
  readonly players: readonly number[]
  readonly pace: 'live' | 'daily'
  readonly bots: 'never' | 'soon' | 'later'
  readonly isRated: boolean
  readonly span: 'any' | 'near' | 'far'
}

const MINUTE = 60_000
const BOTS_AFTER = { never: null, soon: MINUTE, later: 3 * MINUTE }
const SPAN = { any: null, near: 100, far: 300 }
const KEY = 'quayside-meet'

const [first] = manifests
const PLAIN: MeetWish = {
  ...{ games: first ? [first.id] : [], players: [2, 3, 4, 5], pace: 'live' },
  ...{ bots: 'later', isRated: false, span: 'any' },
}

export function keptWish(): MeetWish {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<MeetWish>) }
  } catch {
    return PLAIN
  }
}

export function keepWish(wish: MeetWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Numbers that one of the chosen games is played with by several people. */
export function offeredPlayers(games: readonly string[]): number[] {
  const counts = manifests.filter(({ id }) => games.includes(id)).map(({ players }) => players)
  const [fewest, most] = [
    Math.min(...counts.map(({ min }) => min)),
    Math.max(...counts.map(({ max }) => max)),
  ]
  return counts.length === 0
    ? []
    : Array.from({ length: most - 1 }, (_, i) => i + 2).filter((many) => many >= fewest)
}

/** Null where none of the games is played by so many. */
export function waitingWish(wish: MeetWish, contribution: string): WaitingWish | null {
  const { games, pace, isRated } = wish
  const players = offeredPlayers(games).filter((many) => wish.players.includes(many))
  const isPlayed = manifests.some(
    ({ id, players: { min, max } }) =>
      games.includes(id) && players.some((many) => many >= min && many <= max),
  )
  if (!isPlayed) return null
  return {
    ...{ games, players, pace, rated: isRated, contribution },
    span: isRated ? SPAN[wish.span] : null,
    botsAfter: isRated ? null : BOTS_AFTER[wish.bots],
  }
}

/** One more, or one less. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
