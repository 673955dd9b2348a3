import type { SizeClass } from '@quayside/board-kit'
import type { Options } from '../options.ts'
import { deskLayout } from './desk-layout.ts'
import type { Layout } from './layout.ts'
import { LOW, phoneLayout, UPRIGHT } from './phone-layout.ts'

const layouts = new Map<string, Layout>()

/** Made once for each table: what is drawn on it can tell by identity that nothing has changed. */
export function layoutFor(options: Options, seats: number, size: SizeClass): Layout {
  const form = size === 'wide' ? 'desk' : size === 'tiny' ? 'upright' : size
  const key = [options.layout, options.boards, seats, form].join()
  const known = layouts.get(key)
  if (known) return known
  const made =
    form === 'desk' ? deskLayout(options, seats) : phoneLayout(options, form === 'low' ? LOW : UPRIGHT)
  layouts.set(key, made)
  return made
}
