import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LONGEST_LINK, linkTo, packed, unpacked } from '../../src/replay/link.ts'

const games = join(import.meta.dirname, '../../../../games')
const record = (path: string) => readFileSync(join(games, path), 'utf8')

it('every recorded game of Carthage fits into a link and comes out of it as it was', async () => {
  const folder = join(games, 'carthage/test/games')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const link = await linkTo(text, 'https://quay.side')
    expect(link?.length).toBeLessThanOrEqual(LONGEST_LINK)
    expect(await unpacked(link?.split('#')[1] ?? '')).toBe(text)
  }
})

it('only letters that an address carries unchanged', async () => {
  expect(await packed(record('catan/test/games/beginner-3-points.game'))).toMatch(/^[\w-]+$/)
})

it('a game too long for a link is refused, and a damaged link does not read', async () => {
  const noise = Array.from({ length: 9000 }, (_, i) => ((i * 7919) % 9973).toString(36)).join('')
  expect(await linkTo(noise, 'https://quay.side')).toBeNull()
  const code = await packed('format: 1\n')
  expect(await unpacked(code.slice(0, -3))).toBeNull()
  expect(await unpacked('%%%')).toBeNull()
})

it('a link that unfolds without end is not read on', async () => {
  const bomb = await packed('a'.repeat(3_000_000))
  expect(bomb.length).toBeLessThan(LONGEST_LINK)
  expect(await unpacked(bomb)).toBeNull()
})
