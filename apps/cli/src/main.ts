/** The `quayside` command as a process. */
import { quayside } from './quayside.ts'

const code = await quayside(process.argv.slice(2))
// Left alone after success: a server goes on running, and may end with a code of its own.
if (code !== 0) process.exitCode = code
