/** Many finished games as records: recorded ones, with people and bots of all ranks in changing seats. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const games = join(import.meta.dirname, '../../../../games')
/** Short games, so that hundreds are read quickly. */
const FOLDERS = ['carthage', 'cartagena']
const RANKS = ['deckhand', 'mate', 'captain', 'random'] as const
const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2025, 0, 1)

export interface MadeRecord {
  readonly name: string
  readonly text: string
  /** What stands in the text, for a plain count beside the page's own. */
  readonly game: string
  readonly own: number
  readonly ranks: readonly string[]
  readonly kinds: readonly string[]
  readonly started: string
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

const recorded = (game: string, file: string) => readFileSync(join(games, game, 'test/games', file), 'utf8')

const short = FOLDERS.flatMap((game) =>
  readdirSync(join(games, game, 'test/games')).map((file) => recorded(game, file)),
).filter((text) => text.length < 12_000)

/** A few rounds of a game that begins for everybody otherwise. */
export const openingRecord = (): MadeRecord[] => madeRecords(1, [recorded('catan', 'variable-3-cap.game')])

/** One a day; seat and ranks change from game to game. */
export function madeRecords(many: number, sources: readonly string[] = short): MadeRecord[] {
  return Array.from({ length: many }, (_, n) => {
    const source = sources[(n * 7) % sources.length] ?? ''
    const line = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(source)?.[1] ?? ''
    const seats = Number(line('seats'))
    const own = (n * 5) % seats
    const ranks = Array.from({ length: seats }, (__, seat) => RANKS[(n + seat) % RANKS.length] ?? 'mate')
    const kinds = ranks.map((rank, seat) => (seat === own ? 'person' : rank))
    const started = new Date(FIRST_DAY + n * DAY).toISOString()
    const text = source.replace('\n\n', `\nstarted: ${started}\nquayside-seats: ${kinds.join(' ')}\n\n`)
    const { places, scores } = JSON.parse(/^result (.*)$/m.exec(source)?.[1] ?? '{}')
    return {
      name: `${n}.game`,
      text,
      game: line('game'),
      own,
      ranks,
      kinds,
      started,
      places,
      scores,
    }
  })
}

/** Puts them into the history of this device, through the page. */
export async function addRecords(page: Page, records: readonly MadeRecord[]): Promise<void> {
  await page.goto('/history')
  await page
    .locator('.take-along input[type=file]')
    .setInputFiles(
      records.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    )
  await page.locator('[data-news]:not(:empty)').waitFor({ state: 'attached', timeout: 60_000 })
  await page.locator('.finished-list li').first().waitFor({ state: 'attached' })
}

/** The same numbers, counted in the plainest way from the texts alone, the latest game last. */
export function plainCount(records: readonly MadeRecord[]) {
  const own = records.map(({ own: seat, places, scores }) => ({
    place: places[seat] ?? 0,
    score: scores[seat] ?? 0,
  }))
  const games = own.length
  const wins = own.filter(({ place }) => place === 1).length
  let latest = 0
  let longest = 0
  let run = 0
  for (const { place } of own) {
    run = place === 1 ? run + 1 : 0
    longest = Math.max(longest, run)
    if (place === 1) latest = latest > 0 ? latest + 1 : 1
    else latest = latest < 0 ? latest - 1 : -1
  }
  // Wilson's interval as in the textbook.
  const z = 1.959964
  const p = wins / games
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  return {
    games,
    wins,
    share: p,
    low: middle - half,
    high: middle + half,
    even: records.reduce((sum, { places }) => sum + 1 / places.length, 0) / games,
    meanPlace: own.reduce((sum, { place }) => sum + place, 0) / games,
    best: own.map(({ score }) => score).sort((a, b) => b - a)[0],
    streak: latest,
    longest,
  }
}

/** The strongest bot at the table. */
export function strongest({ ranks, own }: MadeRecord): string {
  const others = ranks.filter((_, seat) => seat !== own)
  for (const rank of ['captain', 'mate', 'deckhand']) if (others.includes(rank)) return rank
  return 'random'
}
