import type { Options } from '../options.ts'
import { deskLayout } from './desk-layout.ts'
import type { Layout } from './layout.ts'
import { phoneLayout } from './phone-layout.ts'

const layouts = new Map<string, Layout>()

/** Made once for each table: what is drawn on it can tell by identity that nothing has changed. */
export function layoutFor(options: Options, seats: number, phone: boolean): Layout {
  const key = [options.layout, options.boards, seats, phone].join()
  const known = layouts.get(key)
  if (known) return known
  const made = phone ? phoneLayout(options) : deskLayout(options, seats)
  layouts.set(key, made)
  return made
}
