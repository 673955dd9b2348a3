// Lays one package out as it is packed: compiled files, what they load, README, licence.
import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../install.mjs'
import { packageManifest } from './workspaces.mjs'

/** Style sheets and data that code loads by path. */
const LOADED = '**/*.{css,json,svg}'

export function stagePackage(workspace, emitted, folder) {
  const manifest = packageManifest(workspace)
  const source = join(root, workspace.folder)
  cpSync(join(emitted, workspace.folder, 'src'), join(folder, 'dist'), { recursive: true })
  for (const file of globSync(LOADED, { cwd: join(source, 'src') })) {
    mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true })
    cpSync(join(source, 'src', file), join(folder, 'dist', file))
  }
  for (const name of ['LICENSE', 'NOTICE']) cpSync(join(root, name), join(folder, name))
  cpSync(join(source, 'README.md'), join(folder, 'README.md'))
  if (manifest.bin) stageCommand(folder)
  if (workspace.folder === 'apps/server') stagePages(folder)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

function stageCommand(folder) {
  mkdirSync(join(folder, 'bin'))
  cpSync(join(root, 'scripts/pack/quayside-bin.mjs'), join(folder, 'bin/quayside.mjs'))
}

/** The pages as they are served; the build's own notes stay behind. */
function stagePages(folder) {
  const pages = join(root, 'apps/web/dist')
  if (!existsSync(join(pages, 'index.html')))
    throw new Error('the pages are not built: run "npm run build" first')
  cpSync(pages, join(folder, 'pages'), { recursive: true, filter: (path) => !path.endsWith('.vite') })
}
