#!/usr/bin/env node
// The command as others install it. Plain and old JavaScript up to the check, so that an old Node can say what is wrong.
const [major] = process.versions.node.split('.').map(Number)
if (major < 26) {
  console.error(
    `quayside: this is Node ${process.versions.node}; the command and the server need Node 26 or newer.`,
  )
  process.exit(2)
}
const { quayside } = await import('../dist/quayside.js')
process.exitCode = await quayside(process.argv.slice(2))
