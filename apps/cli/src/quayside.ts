/** Finds the subcommand, and turns every failure into one sentence and an exit code. */
import { commands } from './commands/index.ts'
import { BadInput, ChildEnded, FoundFailure } from './failures.ts'

/** Runs the command and answers with its exit code. */
export async function quayside(words: readonly string[]): Promise<number> {
  try {
    await run(words)
    return 0
  } catch (error) {
    if (error instanceof FoundFailure) {
      if (error.message) console.error(error.message)
      return 1
    }
    if (error instanceof ChildEnded) return error.code
    if (error instanceof BadInput) {
      console.error(`quayside: ${error.message}.`)
      return 2
    }
    console.error('quayside: an error of our own:', error)
    return 3
  }
}

async function run(words: readonly string[]): Promise<void> {
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(usage())
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    throw new BadInput(`there is no command "${name}"; there are ${Object.keys(commands).join(', ')}`)
  }
  if (rest.includes('--help')) console.log(`quayside ${command.usage}\n  ${command.does}`)
  else await command.run(rest)
}

function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length))
  const lines = Object.values(commands).map(
    (command) => `  quayside ${command.usage.padEnd(width)}  ${command.does}`,
  )
  return ['Four harbour-and-trade board games. Commands:', ...lines].join('\n')
}
