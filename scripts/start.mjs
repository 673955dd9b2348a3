// npm start: installs what is missing, builds the web app if it is stale, and serves it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, nodeBinary, root } from './install.mjs'

installWhatIsMissing()
buildIfStale()
serve(process.argv.slice(2))

function serve(asked) {
  const child = spawn(nodeBinary, [join(root, 'apps/server/src/main.ts'), ...asked], { stdio: 'inherit' })
  process.on('SIGINT', () => {
    // The terminal has told the child too; it decides when to stop.
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

function buildIfStale() {
  const built = join(root, 'apps/web/dist/index.html')
  const sources = ['packages', 'games', 'apps/web', 'package-lock.json', 'scripts/build-web.mjs'].map(
    (path) => newest(join(root, path)),
  )
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return
  console.log('Building the web app ...')
  const { status } = spawnSync(nodeBinary, [join(root, 'scripts/build-web.mjs')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** When the newest file below this path was changed. */
function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !['node_modules', 'dist', 'test'].includes(name))
  return inside.reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}
