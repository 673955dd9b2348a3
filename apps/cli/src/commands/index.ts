import { bench } from './bench.ts'
import type { Command } from './command.ts'
import { engine } from './engine.ts'
import { games } from './games.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { scenario } from './scenario.ts'
import { simulate } from './simulate.ts'

export const commands: { readonly [name: string]: Command } = {
  games,
  play,
  simulate,
  scenario,
  replay,
  engine,
  bench,
}
