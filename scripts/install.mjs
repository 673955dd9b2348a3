// Brings node_modules in line with the lock file. Plain JavaScript without dependencies: it runs before there are any.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'

/** The workspace's own Node, whatever Node runs this script. */
export const nodeBinary = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

export function installWhatIsMissing() {
  const reason = whyInstall()
  if (reason === null) return
  console.log(`Installing dependencies (${reason}) ...`)
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, PATH: pathWithoutWorkspaceTools() },
  })
  if (status !== 0) stop('The dependencies could not be installed; npm says why above.')
  if (!existsSync(nodeBinary))
    stop(
      'npm did not run the install script of the package "node"; allow install scripts and run npm ci again.',
    )
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function whyInstall() {
  const installed = packagesIn('node_modules/.package-lock.json')
  if (installed === null || !existsSync(nodeBinary)) return 'none are here yet'
  const wanted = packagesIn('package-lock.json') ?? {}
  const changed = Object.keys(wanted).find((path) => path !== '' && isOutdated(installed[path], wanted[path]))
  return changed === undefined ? null : `${changed} has changed`
}

function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

// Optional packages are binaries for other platforms; npm leaves those out.
function isOutdated(installed, wanted) {
  if (installed === undefined) return wanted.optional !== true
  return installed.version !== wanted.version || installed.integrity !== wanted.integrity
}

// npm ci deletes the Node it would otherwise run on.
function pathWithoutWorkspaceTools() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter)
}
