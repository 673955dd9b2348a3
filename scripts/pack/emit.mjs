// Compiles all workspaces to JavaScript with declarations and source maps, file by file: bundlers of others drop what they do
// not use, and a stack names our files.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, root } from '../install.mjs'

const WORLDS = {
  pure: {
    include: [
      'packages/{rules-kit,table,host,bots,arena,scenario,texts,protocol,ratings,pairing}/src/**/*.ts',
      'games/*/src/**/*.ts',
    ],
    exclude: ['packages/arena/src/node', 'games/*/src/ui', 'games/all/src/ui.ts'],
  },
  node: {
    include: [
      'bench/src/**/*.ts',
      'packages/store/src/**/*.ts',
      'packages/test-kit/src/**/*.ts',
      'packages/arena/src/node/**/*.ts',
      'apps/cli/src/**/*.ts',
      'apps/server/src/**/*.ts',
    ],
    exclude: [],
  },
  browser: {
    include: [
      'packages/board-kit/src/**/*',
      'packages/client/src/**/*.ts',
      'games/*/src/ui/**/*',
      'games/all/src/ui.ts',
    ],
    exclude: [],
  },
}

/** Compiles into this folder, where every file has the path it has in the repository. */
export function emitAll(out) {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const world of Object.keys(WORLDS)) emitWorld(world, out)
  for (const file of globSync('**/*.{js,d.ts}', { cwd: out })) rewrite(join(out, file))
}

function emitWorld(world, out) {
  const { include, exclude } = WORLDS[world]
  const expanded = include.flatMap(braces)
  const config = join(out, `tsconfig.${world}.json`)
  const compilerOptions = {
    noEmit: false,
    // The step "types" checks; here only files are made.
    noCheck: true,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    typeRoots: [join(root, 'node_modules/@types')],
    outDir: out,
  }
  const inRoot = (path) => join(root, path)
  const types = world === 'browser' ? [inRoot('types/browser.d.ts')] : []
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRoot(`tsconfig.${world}.json`),
      compilerOptions,
      include: [...types, ...expanded.map(inRoot)],
      exclude: [inRoot('**/node_modules'), ...exclude.map(inRoot)],
    }),
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  // On several threads tsc needs twice the processor time.
  const { status } = spawnSync(nodeBinary, [tsc, '--singleThreaded', '--project', config], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`the ${world} world did not compile`)
  rmSync(config)
}

function braces(pattern) {
  const found = /^(.*)\{([^}]+)\}(.*)$/.exec(pattern)
  return found ? found[2].split(',').map((one) => `${found[1]}${one}${found[3]}`) : [pattern]
}

/** Declarations keep the name of the source file, and so do addresses of threads and programs; both are JavaScript now. */
function rewrite(file) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replaceAll(/(['"])(\.{1,2}\/[\w./-]+)\.tsx?\1/g, '$1$2.js$1')
  if (changed !== text) writeFileSync(file, changed)
}
