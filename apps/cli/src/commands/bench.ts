/** The benchmarks: figures and ratios measured in one run. */
import { gameIds } from '@quayside/all'
import { readWords } from '../arguments.ts'
import { benchEngine, type EngineFigures } from '../bench/engine.ts'
import { BadInput } from '../failures.ts'
import { type Command, printJson } from './command.ts'

export const bench: Command = {
  usage: 'bench [engine] [GAME] [--json]',
  does: 'measures the rules against a typed-array loop',
  async run(given) {
    const { names, flags } = readWords(given, { json: { type: 'boolean' } })
    const [what = 'engine', only, extra] = names
    if (what !== 'engine') throw new BadInput(`there is no benchmark "${what}"; there is engine`)
    if (extra !== undefined) throw new BadInput(`"${extra}" is one word too many`)
    if (only !== undefined && !gameIds.includes(only)) {
      throw new BadInput(`there is no game "${only}"; there are ${gameIds.join(', ')}`)
    }
    const engine = await benchEngine(only)
    if (flags.json) printJson({ engine })
    else for (const figures of engine) print(figures)
  },
}

function print(f: EngineFigures): void {
  console.log(`${f.game}${f.options ? ` (${f.options})` : ''}, ${f.players} random seats, ${f.games} games`)
  console.log(`  ${f.gamesPerSecond} games/s, ${f.movesPerSecond} moves/s, ${f.actionsPerSecond} actions/s`)
  console.log(`  ratio to a typed-array loop of the same traffic: ${f.ratio}`)
  console.log(
    `  ${f.collectionsPerMillionMoves} garbage collections per million moves, ${f.copiesPerSecond} copies/s`,
  )
}
