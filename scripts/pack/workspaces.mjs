// Which workspaces become packages, and what is different about a package outside this repository.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../install.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The pages are no package: the server carries them built. */
const UNPACKED = new Set(['apps/web'])
/** What people type is not what the workspace is called. */
const NAMES = { '@quayside/cli': 'quayside' }
/** Only for tests of this repository: it starts databases that others need not install. */
const INTERNAL_EXPORTS = { '@quayside/test-kit': ['./postgres', './push'] }
/** Started as programs, so that no import tells of them. */
const STARTED = { '@quayside/cli': ['@quayside/server'] }
/** Needed by one of several entries alone: whoever uses that entry installs it. */
const OPTIONAL = {
  games: ['@quayside/board-kit', 'preact'],
  '@quayside/protocol': ['zod'],
  '@quayside/board-kit': ['preact'],
  '@quayside/test-kit': ['vitest'],
}
/** `node:sqlite` and TypeScript's absence decide: these need the newest Node, all others run on any that is maintained. */
const NEEDS_NEW_NODE = new Set(['@quayside/store', '@quayside/server', '@quayside/bench', '@quayside/cli'])

/** Versions that the root pins. */
const pinned = read('package.json').devDependencies

export const publishedName = (name) => NAMES[name] ?? name

/** Every workspace that becomes a package. */
export function workspaces() {
  const files = globSync(
    ['packages/*/package.json', 'games/*/package.json', 'apps/*/package.json', 'bench/package.json'],
    {
      cwd: root,
    },
  )
  return files
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .filter((folder) => !UNPACKED.has(folder))
    .sort()
    .map((folder) => ({ folder, manifest: read(`${folder}/package.json`) }))
}

/** The package.json that others get. */
export function packageManifest({ folder, manifest }) {
  const { name, version, description, license, sideEffects } = manifest
  const optional = optionalOf(folder, name)
  const wanted = [...Object.keys(manifest.dependencies ?? {}), ...(STARTED[name] ?? [])]
  const required = wanted.filter((one) => !optional.includes(one)).sort()
  const peers = wanted.filter((one) => optional.includes(one)).sort()
  return {
    name: publishedName(name),
    version,
    description,
    license,
    type: 'module',
    engines: { node: NEEDS_NEW_NODE.has(name) ? '>=26' : '>=20' },
    sideEffects: sideEffects ?? ['**/*.css'],
    ...(manifest.bin ? { bin: { quayside: './bin/quayside.mjs' } } : {}),
    ...(manifest.exports ? { exports: publishedExports(name, manifest.exports) } : {}),
    files: ['dist', 'bin', 'pages'],
    dependencies: rangesOf(required, version),
    ...(peers.length > 0
      ? {
          peerDependencies: rangesOf(peers, version),
          peerDependenciesMeta: Object.fromEntries(peers.map((one) => [one, { optional: true }])),
        }
      : {}),
  }
}

function optionalOf(folder, name) {
  return folder.startsWith('games/') ? OPTIONAL.games : (OPTIONAL[name] ?? [])
}

function rangesOf(names, version) {
  return Object.fromEntries(
    names.map((name) => [name, `^${name.startsWith('@quayside/') ? version : pinned[name]}`]),
  )
}

/** `./src/x.ts` is `./dist/x.js` there, with its declarations. */
function publishedExports(name, exports) {
  const internal = INTERNAL_EXPORTS[name] ?? []
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([entry]) => !internal.includes(entry))
      .map(([entry, file]) => {
        const built = file.replace('./src/', './dist/')
        if (!/\.tsx?$/.test(built)) return [entry, built]
        const stem = built.replace(/\.tsx?$/, '')
        return [entry, { types: `${stem}.d.ts`, default: `${stem}.js` }]
      }),
  )
}
