import { admin } from './admin.ts'
import { arena } from './arena.ts'
import { backup } from './backup.ts'
import { bench } from './bench.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { engine } from './engine.ts'
import { exam } from './exam.ts'
import { exportRecords } from './export.ts'
import { games } from './games.ts'
import { importRecords } from './import.ts'
import { learn } from './learn.ts'
import { legality } from './legality.ts'
import { levels } from './levels.ts'
import { play } from './play.ts'
import { ratings } from './ratings.ts'
import { replay } from './replay.ts'
import { restore } from './restore.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { stats } from './stats.ts'
import { trades } from './trades.ts'
import { tune } from './tune.ts'

export const commands: { readonly [name: string]: Command } = {
  games,
  play,
  simulate,
  arena,
  tune,
  learn,
  exam,
  levels,
  legality,
  trades,
  scenario,
  replay,
  engine,
  serve,
  doctor,
  admin,
  backup,
  restore,
  import: importRecords,
  export: exportRecords,
  stats,
  ratings,
  bench,
}
