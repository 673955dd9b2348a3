/** The server: pages and online tables, until it is told to stop. */
import { BadInput } from '../failures.ts'
import type { Command } from './command.ts'

export const serve: Command = {
  usage: 'serve [--port N] [--host H] [--data DIR] [--settings FILE]',
  does: 'the server: pages and online tables',
  async run(given) {
    // Loaded only when it is wanted: the other commands start faster without it.
    const { serve: runServer, settingsFromWords } = await import('@quayside/server/serve')
    const settings = settingsFromWords(given)
    if ('problem' in settings) throw new BadInput(settings.problem.replace(/\.$/, ''))
    try {
      await runServer(settings)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      throw new BadInput(`port ${settings.port} is taken; choose another with --port`)
    }
  },
}
