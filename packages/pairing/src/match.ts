/** Who of those who wait plays with whom. Pure: the clock and the store are the caller's. */

export interface Wish {
  readonly guest: string
  /** Whom they never want to meet; the others do not meet them either. */
  readonly avoids?: readonly string[]
  /** Any of these games, the dearest first, with any of these numbers of players. */
  readonly games: readonly string[]
  readonly players: readonly number[]
  readonly pace: string
  readonly rated: boolean
  /** How far the ratings of the others may be from the own; null: it does not matter. */
  readonly span: number | null
  /** The own rating at each game; where none is known, that of a beginner. */
  readonly points: { readonly [game: string]: number }
  /** After so long bots may take free seats; null: never. */
  readonly botsAfter: number | null
}

export interface Match<W extends Wish> {
  readonly game: string
  /** The newcomer first, then those who waited, the longest first. */
  readonly people: readonly W[]
  readonly bots: number
}

/** With how many players a game is played. */
export type SeatCounts = (game: string) => readonly number[]

const BEGINNER = 1500

/**
 * The table that can begin now that somebody has come: the largest that they wish, with those who have waited longest. `waiting` is in the
 * order in which they came. Asked for everybody who comes, nobody waits beside a match: before, there was none, so a new one has the newcomer.
 */
export function matchFor<W extends Wish>(
  newcomer: W,
  waiting: readonly W[],
  seats: SeatCounts,
): Match<W> | null {
  for (const players of newcomer.players.toSorted((a, b) => b - a)) {
    for (const game of newcomer.games) {
      if (!seats(game).includes(players)) continue
      const fitting = waiting.filter(
        (one) => one !== newcomer && takes(one, game, players) && fits(newcomer, one, game),
      )
      const people = fitting.length < players - 1 ? null : grown([newcomer], fitting, game, players)
      if (people) return { game, people, bots: 0 }
    }
  }
  return null
}

/** Adds people until there are enough, trying again with others where one does not fit the next. */
function grown<W extends Wish>(
  people: readonly W[],
  from: readonly W[],
  game: string,
  players: number,
): readonly W[] | null {
  if (people.length === players) return people
  for (const [i, next] of from.entries()) {
    const rest = from.slice(i + 1).filter((one) => fits(next, one, game))
    if (people.length + 1 + rest.length < players) continue
    const whole = grown([...people, next], rest, game, players)
    if (whole) return whole
  }
  return null
}

/** Somebody has waited long enough for people: with as many as there are, and bots in the other seats. Nobody is rated against a bot. */
export function matchWithBots<W extends Wish>(
  one: W,
  waiting: readonly W[],
  seats: SeatCounts,
): Match<W> | null {
  if (one.rated) return null
  const all = one.games.flatMap((game) =>
    one.players
      .filter((players) => seats(game).includes(players))
      .map((players) => filled(one, waiting, game, players)),
  )
  const better = (a: Match<W>, b: Match<W>) => b.people.length - a.people.length || a.bots - b.bots
  return all.sort(better)[0] ?? null
}

function filled<W extends Wish>(one: W, waiting: readonly W[], game: string, players: number): Match<W> {
  const people = [one]
  for (const next of waiting) {
    if (people.length === players) break
    if (next === one || next.botsAfter === null || !takes(next, game, players)) continue
    if (people.every((other) => fits(other, next, game))) people.push(next)
  }
  return { game, people, bots: players - people.length }
}

function takes({ games, players }: Wish, game: string, many: number): boolean {
  return games.includes(game) && players.includes(many)
}

/** Whether two would play this game with each other. */
function fits(a: Wish, b: Wish, game: string): boolean {
  if (a.pace !== b.pace || a.rated !== b.rated) return false
  if (a.avoids?.includes(b.guest) || b.avoids?.includes(a.guest)) return false
  const apart = Math.abs((a.points[game] ?? BEGINNER) - (b.points[game] ?? BEGINNER))
  return apart <= (a.span ?? apart) && apart <= (b.span ?? apart)
}
