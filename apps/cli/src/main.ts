/** The `quayside` command: finds the subcommand, and turns every failure into one sentence and an exit code. */
import { commands } from './commands/index.ts'
import { BadInput, FoundFailure } from './failures.ts'

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

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof FoundFailure) {
    if (error.message) console.error(error.message)
    process.exitCode = 1
  } else if (error instanceof BadInput) {
    console.error(`quayside: ${error.message}.`)
    process.exitCode = 2
  } else {
    console.error('quayside: an error of our own:', error)
    process.exitCode = 3
  }
}
