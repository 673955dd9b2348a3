// npm run build: builds the pages and the worker that keeps them offline, compresses every file once, prints what each page loads and refuses what is too much.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from './install.mjs'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const KILO = 1000

// Brotli bytes of JavaScript; what a worker loads counts too.
const HARBOUR = 40 * KILO
const TABLE = 90 * KILO
const BOTS = 13 * KILO
const FIRST_VISIT = 150 * KILO

await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
await buildOfflineWorker()

const assets = join(dist, 'assets')
const names = readdirSync(assets)
const source = Object.fromEntries(
  names
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
)
const brotli = Object.fromEntries(compressAll(dist))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

let ok = true
report('harbour', sum(harbourFiles()), HARBOUR)
for (const game of drawnGames()) report(`${game} table`, sum(tableFiles(game)), TABLE)
for (const game of drawnGames()) report(`bots of a ${game} table`, sum(botFiles(game)), BOTS)
report('first visit of the largest table, all bytes', firstVisit(), FIRST_VISIT)
if (!ok) process.exit(1)

/** Its version is made of all names and contents: the same files, the same worker, and nothing to offer anybody. */
async function buildOfflineWorker() {
  const files = filesToKeep()
  const version = createHash('sha256')
  for (const path of files) version.update(path).update(readFileSync(join(dist, path)))
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILT_FILES: JSON.stringify(files),
      BUILT_VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(web, 'src/offline/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** Every file a page can ask for, as its path on the server. */
function filesToKeep() {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).split(sep).join('/'))
    .filter((path) => !path.startsWith('/.'))
    .sort()
}

function report(what, bytes, limit) {
  const isFine = bytes <= limit
  ok = ok && isFine
  const kilo = (n) => `${(n / KILO).toFixed(1)} kB`
  console.log(`${isFine ? 'ok  ' : 'OVER'} ${what}: ${kilo(bytes)} of ${kilo(limit)} (brotli)`)
}

function sum(files) {
  return [...files].reduce((bytes, name) => bytes + (brotli[join('assets', name)] ?? 0), 0)
}

function* compressAll(folder, inside = '') {
  for (const name of readdirSync(join(folder, inside))) {
    const path = join(inside, name)
    const full = join(folder, path)
    if (statSync(full).isDirectory()) yield* compressAll(folder, path)
    else if (['.js', '.css', '.html', '.svg', '.json', '.webmanifest'].includes(extname(name))) {
      const plain = readFileSync(full)
      const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      writeFileSync(`${full}.br`, body)
      writeFileSync(`${full}.gz`, gzipSync(plain, { level: 9 }))
      yield [path, body.length]
    }
  }
}

/** A chunk with everything it imports at once. */
function closure(start, found = new Set()) {
  if (found.has(start) || source[start] === undefined) return found
  found.add(start)
  for (const match of source[start].matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    closure(match[1], found)
  return found
}

/** A page fetches one language; the larger one is counted. */
function largestOf(folder) {
  const chunks = ['en', 'ja'].map((language) => chunkOf(`${folder}/${language}.ts`))
  return chunks.toSorted((a, b) => brotli[join('assets', b)] - brotli[join('assets', a)])[0]
}

function chunkOf(module) {
  const entry = Object.entries(manifest).find(
    ([key]) => key === module || (key.endsWith(`/${module}`) && !manifest[module]),
  )
  if (!entry) throw new Error(`the build has no chunk for ${module}`)
  return basename(entry[1].file)
}

/** Every game with a board has a table, and every table the same budget. */
function drawnGames() {
  return Object.keys(manifest).flatMap((key) => /games\/([\w-]+)\/src\/ui\/index\.tsx$/.exec(key)?.[1] ?? [])
}

function workerFile() {
  return chunkOf('src/host/worker.ts')
}

/** What every page loads: the shell, its words, and the worker that holds the tables. */
function shellFiles() {
  const files = closure(chunkOf('index.html'))
  closure(largestOf('src/texts'), files)
  return closure(workerFile(), files)
}

function harbourFiles() {
  return closure(chunkOf('src/pages/Harbour.tsx'), shellFiles())
}

/** Besides the page itself: the game's board, its words and sentences, and what the worker loads for it. */
function tableFiles(game) {
  const files = shellFiles()
  closure(chunkOf('src/pages/TablePage.tsx'), files)
  closure(chunkOf(`games/${game}/src/ui/index.tsx`), files)
  closure(largestOf(`games/${game}/src/texts`), files)
  closure(largestOf(`games/${game}/src/ui/texts`), files)
  closure(chunkOf('src/host/open-table.ts'), files)
  return closure(chunkOf(`games/${game}/src/game.ts`), files)
}

/** What the worker loads after the board is shown: the bots, the captain among them, and the game's heuristic. */
function botFiles(game) {
  const files = new Set()
  closure(chunkOf('src/host/seat-bots.ts'), files)
  closure(chunkOf('packages/bots/src/captain.ts'), files)
  closure(chunkOf(`games/${game}/src/bot/heuristic.ts`), files)
  const before = tableFiles(game)
  if (before.has(chunkOf(`games/${game}/src/bot/heuristic.ts`)))
    throw new Error(`the ${game} table waits for its bots`)
  return files.difference(before)
}

/** From the harbour to the table: both pages. */
function firstVisit() {
  const styles = names.filter((name) => name.endsWith('.css'))
  const both = (game) => new Set([...harbourFiles(), ...tableFiles(game)])
  const largest = Math.max(...drawnGames().map((game) => sum(both(game))))
  return largest + sum(styles) + (brotli['index.html'] ?? 0) + (brotli['icon.svg'] ?? 0)
}
